// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include <QString>

#include "views/scenario/editor_context.h"

namespace views {

/// A tool of the editor: what hands do on the board while it is chosen. Each begins a gesture of its own, so that all
/// that one stroke does is undone together.
class EditorTool {
public:
    explicit EditorTool(EditorContext &context) : m_context(context) {}
    virtual ~EditorTool() = default;
    EditorTool(const EditorTool &) = delete;
    EditorTool &operator=(const EditorTool &) = delete;

    virtual const char *id() const = 0;
    virtual QString name() const = 0;
    /// What to do with it, in a sentence.
    virtual QString hint() const = 0;
    virtual int key() const = 0;
    /// True if it puts what is chosen in the palette.
    virtual bool usesPalette() const { return false; }
    /// True if a piece may be dragged with it.
    virtual bool drags() const { return false; }
    /// True if a stroke draws a frame round places instead of going over them.
    virtual bool frames() const { return false; }

    /// A click on that place, or Return there. `piece`: the one meant, if any lies there.
    virtual void activate(engine::PlaceIndex place, const std::optional<engine::Piece> &piece) = 0;
    /// The mouse goes over that place with its button pressed; called once a place. The gesture has begun.
    virtual void passOver(engine::PlaceIndex place);
    /// A stroke from a place (or `kNowhere`) has ended at one.
    virtual void finish(engine::PlaceIndex from, engine::PlaceIndex to);
    /// A frame was drawn round those places. `adds`: to those that are selected already.
    virtual void frame(const std::vector<engine::PlaceIndex> &places, bool adds);

protected:
    EditorContext &m_context;
};

/// Puts the palette's pieces on places.
class PlaceTool final : public EditorTool {
public:
    using EditorTool::EditorTool;
    const char *id() const override { return "place"; }
    QString name() const override;
    QString hint() const override;
    int key() const override { return Qt::Key_P; }
    bool usesPalette() const override { return true; }
    void activate(engine::PlaceIndex place, const std::optional<engine::Piece> &piece) override;
    void passOver(engine::PlaceIndex place) override;
};

/// Moves a piece, or all that is selected.
class MoveTool final : public EditorTool {
public:
    using EditorTool::EditorTool;
    const char *id() const override { return "move"; }
    QString name() const override;
    QString hint() const override;
    int key() const override { return Qt::Key_M; }
    bool drags() const override { return true; }
    void activate(engine::PlaceIndex place, const std::optional<engine::Piece> &piece) override;
    void finish(engine::PlaceIndex from, engine::PlaceIndex to) override;
    /// A piece, or what is selected with it, was dragged there.
    void move(const engine::Piece &piece, engine::PlaceIndex to);

private:
    void gather(engine::PlaceIndex to);
};

/// Takes pieces away.
class EraseTool final : public EditorTool {
public:
    using EditorTool::EditorTool;
    const char *id() const override { return "erase"; }
    QString name() const override;
    QString hint() const override;
    int key() const override { return Qt::Key_E; }
    void activate(engine::PlaceIndex place, const std::optional<engine::Piece> &piece) override;
    void passOver(engine::PlaceIndex place) override;

private:
    void erase(engine::PlaceIndex place, const std::optional<engine::Piece> &piece);
};

/// Selects places.
class SelectTool final : public EditorTool {
public:
    using EditorTool::EditorTool;
    const char *id() const override { return "select"; }
    QString name() const override;
    QString hint() const override;
    int key() const override { return Qt::Key_S; }
    bool frames() const override { return true; }
    void activate(engine::PlaceIndex place, const std::optional<engine::Piece> &piece) override;
    void frame(const std::vector<engine::PlaceIndex> &places, bool adds) override;
};

/// Fills a whole area with the palette's pieces.
class FillTool final : public EditorTool {
public:
    using EditorTool::EditorTool;
    const char *id() const override { return "fill"; }
    QString name() const override;
    QString hint() const override;
    int key() const override { return Qt::Key_F; }
    bool usesPalette() const override { return true; }
    void activate(engine::PlaceIndex place, const std::optional<engine::Piece> &piece) override;
    void passOver(engine::PlaceIndex place) override;

private:
    void fill(engine::PlaceIndex place, const QString &unplayableReason);
};

/// All tools, in the order in which they are shown.
std::vector<std::unique_ptr<EditorTool>> editorTools(EditorContext &context);

} // namespace views
