<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>race</name>
    <message numerus="yes">
        <source>{seat} goes %n square(s).</source>
        <translation>
            <numerusform>{seat} goes %n square.</numerusform>
            <numerusform>{seat} goes %n squares.</numerusform>
        </translation>
    </message>
</context>
</TS>
