#!/usr/bin/env python3
"""Makes advances.tsv, the advances by which the tests of the chapter Line break, truncate and place carets.

A small shaper in fontTools, for the texts of the tables beside it: character map, the substitutions that are on by default, pair kerning, and for
Arabic and Devanagari the forms that their scripts ask for. It gives the advance of each cluster in font units, and the widths of lines, heads and tails
that are shaped on their own.

    make_advances.py FOLDER     FOLDER holds line_splits.tsv, truncation.tsv and caret_offsets.tsv
"""
import json, sys, unicodedata
from fontTools.ttLib import TTFont


class Font:
    def __init__(self, path, face):
        self.font = TTFont(path, fontNumber=face)
        self.cmap = self.font.getBestCmap()
        self.metrics = self.font['hmtx'].metrics
        self.upem = self.font['head'].unitsPerEm
        self.classes = {}
        if 'GDEF' in self.font and self.font['GDEF'].table.GlyphClassDef:
            self.classes = self.font['GDEF'].table.GlyphClassDef.classDefs
        attach = self.font['GDEF'].table.MarkAttachClassDef if 'GDEF' in self.font else None
        self.attach = attach.classDefs if attach else {}
        self.gdef = self.font['GDEF'].table if 'GDEF' in self.font else None
        self.plans = {}

    def lookups(self, table, script, features):
        if table not in self.font:
            return []
        t = self.font[table].table
        systems = {s.ScriptTag: s.Script for s in t.ScriptList.ScriptRecord}
        for tag in script + ['DFLT', 'latn']:
            if tag in systems:
                chosen = systems[tag].DefaultLangSys
                if chosen is not None:
                    break
        else:
            return []
        indices = set()
        for i in chosen.FeatureIndex:
            record = t.FeatureList.FeatureRecord[i]
            if record.FeatureTag in features:
                indices.update((l, record.FeatureTag) for l in record.Feature.LookupListIndex)
        return [(t.LookupList.Lookup[i], tag) for i, tag in sorted(indices)]

    def all_lookups(self, table):
        return self.font[table].table.LookupList.Lookup


class Glyph:
    __slots__ = ('name', 'cluster', 'mask')

    def __init__(self, name, cluster, mask=()):
        self.name, self.cluster, self.mask = name, cluster, set(mask)


def subtables(lookup):
    for s in lookup.SubTable:
        if s.LookupType in (7, 9) and hasattr(s, 'ExtSubTable'):
            yield s.ExtSubTable
        else:
            yield s


def ignored(font, lookup, name):
    flag = lookup.LookupFlag
    kind = font.classes.get(name, 0)
    if kind == 1 and flag & 2: return True
    if kind == 2 and flag & 4: return True
    if kind == 3:
        if flag & 8: return True
        if flag & 0x10:
            return name not in font.gdef.MarkGlyphSetsDef.Coverage[lookup.MarkFilteringSet].glyphs
        if flag & 0xFF00: return font.attach.get(name, 0) != flag >> 8
    return False


def step(font, lookup, glyphs, i, direction):
    i += direction
    while 0 <= i < len(glyphs) and ignored(font, lookup, glyphs[i].name):
        i += direction
    return i if 0 <= i < len(glyphs) else None


def match(font, lookup, glyphs, i, tests, direction=1):
    """The places of glyphs that fit the tests one after another, beyond i."""
    places = []
    for test in tests:
        i = step(font, lookup, glyphs, i, direction)
        if i is None or not test(glyphs[i].name): return None
        places.append(i)
    return places


def merge(glyphs, start, end):
    low = min(g.cluster for g in glyphs[start:end + 1])
    for g in glyphs[start:end + 1]: g.cluster = low


def apply_at(font, lookup, glyphs, i, table='GSUB', depth=0):
    """Applies the first subtable that fits; gives how many glyphs to move on, or None."""
    for s in subtables(lookup):
        kind = s.LookupType
        name = glyphs[i].name
        if kind == 1 and name in s.mapping:
            glyphs[i].name = s.mapping[name]
            return 1
        if kind == 2 and name in s.mapping:
            names = s.mapping[name]
            glyphs[i:i + 1] = [Glyph(n, glyphs[i].cluster, glyphs[i].mask) for n in names]
            return max(len(names), 1)
        if kind == 4 and name in s.ligatures:
            for ligature in s.ligatures[name]:
                places = match(font, lookup, glyphs, i, [lambda n, c=c: n == c for c in ligature.Component])
                if places is None: continue
                last = places[-1] if places else i
                merge(glyphs, i, last)
                glyphs[i].name = ligature.LigGlyph
                for p in reversed(places): del glyphs[p]
                return 1
        if kind in (5, 6):
            done = contextual(font, lookup, s, glyphs, i, depth)
            if done is not None: return done
    return None


def contextual(font, lookup, s, glyphs, i, depth):
    name = glyphs[i].name
    rules = []
    if s.Format == 3:
        if s.LookupType == 6:
            inputs, back, ahead, records = s.InputCoverage, s.BacktrackCoverage, s.LookAheadCoverage, s.SubstLookupRecord
        else:
            inputs, back, ahead, records = s.Coverage, [], [], s.SubstLookupRecord
        if name not in inputs[0].glyphs: return None
        test = lambda c: (lambda n: n in c.glyphs)
        rules.append(([test(c) for c in inputs[1:]], [test(c) for c in back], [test(c) for c in ahead], records))
    else:
        if name not in s.Coverage.glyphs: return None
        chain = s.LookupType == 6
        if s.Format == 1:
            sets = s.ChainSubRuleSet if chain else s.SubRuleSet
            chosen = sets[s.Coverage.glyphs.index(name)]
            found = (chosen.ChainSubRule if chain else chosen.SubRule) if chosen else []
            test = lambda value, which: (lambda n: n == value)
        else:
            classes = (s.InputClassDef if chain else s.ClassDef).classDefs
            back_classes = s.BacktrackClassDef.classDefs if chain else {}
            ahead_classes = s.LookAheadClassDef.classDefs if chain else {}
            maps = {'in': classes, 'back': back_classes, 'ahead': ahead_classes}
            sets = s.ChainSubClassSet if chain else s.SubClassSet
            chosen = sets[classes.get(name, 0)]
            found = (chosen.ChainSubClassRule if chain else chosen.SubClassRule) if chosen else []
            test = lambda value, which: (lambda n: maps[which].get(n, 0) == value)
        for r in found:
            inputs = r.Input if hasattr(r, 'Input') else r.Class
            rules.append(([test(v, 'in') for v in inputs], [test(v, 'back') for v in getattr(r, 'Backtrack', [])],
                          [test(v, 'ahead') for v in getattr(r, 'LookAhead', [])], r.SubstLookupRecord))
    for inputs, back, ahead, records in rules:
        places = match(font, lookup, glyphs, i, inputs)
        if places is None: continue
        if match(font, lookup, glyphs, i, back, -1) is None: continue
        last = places[-1] if places else i
        if match(font, lookup, glyphs, last, ahead) is None: continue
        places = [i] + places
        count = len(glyphs)
        if depth < 6:
            for record in records:
                if record.SequenceIndex >= len(places): continue
                before = len(glyphs)
                place = places[record.SequenceIndex]
                if place < len(glyphs):
                    apply_at(font, font.all_lookups('GSUB')[record.LookupListIndex], glyphs, place, depth=depth + 1)
                change = len(glyphs) - before
                places = [p + change if p > place else p for p in places]
        return max(last - i + 1 + len(glyphs) - count, 1)
    return None


def substitute(font, lookups, glyphs):
    for lookup, tag in lookups:
        i = 0
        while i < len(glyphs):
            wanted = tag not in MASKED or tag in glyphs[i].mask
            moved = None
            if wanted and not ignored(font, lookup, glyphs[i].name): moved = apply_at(font, lookup, glyphs, i)
            i += moved or 1


MASKED = {'isol', 'fina', 'medi', 'init', 'half'}


def adjust(font, lookup, name):
    """What a lookup of single adjustments adds to an advance."""
    for s in subtables(lookup):
        if s.LookupType == 1 and name in s.Coverage.glyphs:
            value = s.Value if s.Format == 1 else s.Value[s.Coverage.glyphs.index(name)]
            return getattr(value, 'XAdvance', 0) or 0
    return 0


def kern_in_context(font, lookup, glyphs, i, advances):
    for s in subtables(lookup):
        if s.LookupType != 8 or s.Format != 3 or glyphs[i].name not in s.InputCoverage[0].glyphs: continue
        test = lambda c: (lambda n: n in c.glyphs)
        places = match(font, lookup, glyphs, i, [test(c) for c in s.InputCoverage[1:]])
        if places is None or match(font, lookup, glyphs, i, [test(c) for c in s.BacktrackCoverage], -1) is None: continue
        places = [i] + places
        if match(font, lookup, glyphs, places[-1], [test(c) for c in s.LookAheadCoverage]) is None: continue
        for record in s.PosLookupRecord:
            place = places[record.SequenceIndex]
            advances[place] += adjust(font, font.all_lookups('GPOS')[record.LookupListIndex], glyphs[place].name)
        return


def kern(font, lookups, glyphs, advances):
    for lookup, tag in lookups:
        i = 0
        while i < len(glyphs):
            if not ignored(font, lookup, glyphs[i].name): kern_in_context(font, lookup, glyphs, i, advances)
            j = None if ignored(font, lookup, glyphs[i].name) else step(font, lookup, glyphs, i, 1)
            second = False
            if j is not None:
                for s in subtables(lookup):
                    if s.LookupType != 2 or glyphs[i].name not in s.Coverage.glyphs: continue
                    pair = None
                    if s.Format == 1:
                        for r in s.PairSet[s.Coverage.glyphs.index(glyphs[i].name)].PairValueRecord:
                            if r.SecondGlyph == glyphs[j].name: pair = (r.Value1, r.Value2)
                        if pair is None: continue
                    else:
                        r = s.Class1Record[s.ClassDef1.classDefs.get(glyphs[i].name, 0)].Class2Record[
                            s.ClassDef2.classDefs.get(glyphs[j].name, 0)]
                        pair = (r.Value1, r.Value2)
                    for place, value in ((i, pair[0]), (j, pair[1])):
                        if value is not None: advances[place] += getattr(value, 'XAdvance', 0) or 0
                    second = s.ValueFormat2 != 0
                    break
            i = (j + 1 if second else j) if j is not None else i + 1
    return advances


def joining_types():
    types = {}
    for line in open('/usr/share/unicode/ArabicShaping.txt'):
        line = line.split('#')[0].strip()
        if line:
            code, _, kind, _ = [p.strip() for p in line.split(';')]
            types[int(code, 16)] = kind
    return types


JOINING = joining_types()


def joining(c):
    if ord(c) in JOINING: return JOINING[ord(c)]
    return 'T' if unicodedata.category(c) in ('Mn', 'Me', 'Cf') else 'U'


def arabic_forms(text):
    forms = [None] * len(text)
    last, joins = None, False
    for i, c in enumerate(text):
        kind = joining(c)
        if kind == 'T': continue
        right = kind in 'DRC'
        if last is not None and joins and right:
            forms[last] = {'isol': 'init', 'fina': 'medi'}[forms[last]]
            forms[i] = 'fina'
        else:
            forms[i] = 'isol'
        last, joins = i, kind in 'DLC'
    return forms


def syllables(text):
    """Syllables of Devanagari: consonants joined by virama, with what follows."""
    starts, i = [], 0
    for i, c in enumerate(text):
        if i == 0 or not (unicodedata.category(c) in ('Mn', 'Mc') or text[i - 1] == '\u094d'): starts.append(i)
    return [(a, b) for a, b in zip(starts, starts[1:] + [len(text)])]


def clusters_of_graphemes(text):
    """Where a base with its marks begins: what a shaper never divides."""
    starts = []
    for i, c in enumerate(text):
        starts.append(i if i == 0 or unicodedata.category(c) not in ('Mn', 'Me', 'Mc') else starts[-1])
    return starts


def shape(font, text):
    scripts = {('ARABIC' if 0x600 <= ord(c) < 0x700 else 'DEVANAGARI' if 0x900 <= ord(c) < 0x980 else
                'HEBREW' if 0x590 <= ord(c) < 0x600 else 'THAI' if 0xE00 <= ord(c) < 0xE80 else
                'CYRILLIC' if 0x400 <= ord(c) < 0x500 else 'KANA' if 0x3040 <= ord(c) < 0xA000 else 'LATIN') for c in text
               if c.isalpha()}
    script = next((s for s in ('ARABIC', 'DEVANAGARI', 'HEBREW', 'THAI', 'CYRILLIC', 'KANA') if s in scripts), 'LATIN')
    tags = {'ARABIC': ['arab'], 'DEVANAGARI': ['dev3', 'dev2', 'deva'], 'HEBREW': ['hebr'], 'THAI': ['thai'],
            'CYRILLIC': ['cyrl'], 'KANA': ['kana', 'hani'], 'LATIN': ['latn']}[script]
    starts = clusters_of_graphemes(text)
    glyphs = []
    i = 0
    while i < len(text):
        # A base and a mark that the font has in one piece.
        if i + 1 < len(text) and unicodedata.category(text[i + 1]) == 'Mn':
            whole = unicodedata.normalize('NFC', text[i:i + 2])
            if len(whole) == 1 and ord(whole) in font.cmap:
                glyphs.append(Glyph(font.cmap[ord(whole)], starts[i]))
                i += 2
                continue
        glyphs.append(Glyph(font.cmap.get(ord(text[i]), '.notdef'), starts[i]))
        i += 1
    if script == 'ARABIC':
        for g, form in zip(glyphs, arabic_forms(text)):
            if form: g.mask.add(form)
        for group in (['ccmp', 'locl'], ['isol'], ['fina'], ['medi'], ['init'], ['rlig'], ['calt', 'liga', 'clig']):
            substitute(font, font.lookups('GSUB', tags, set(group)), glyphs)
    elif script == 'DEVANAGARI':
        out = []
        for a, b in syllables(text):
            part = [Glyph(font.cmap.get(ord(text[k]), '.notdef'), a) for k in range(a, b)]
            if '\u093f' in text[a:b]:  # The vowel i stands before its consonants.
                k = text[a:b].index('\u093f')
                part.insert(0, part.pop(k))
            for k in range(len(part) - 1): part[k].mask.add('half')
            for group in ('locl ccmp', 'nukt', 'akhn', 'rphf', 'rkrf', 'blwf', 'half', 'vatu', 'cjct'):
                substitute(font, font.lookups('GSUB', tags, set(group.split())), part)
            substitute(font, font.lookups('GSUB', tags, {'pres', 'abvs', 'blws', 'psts', 'haln', 'calt', 'clig'}), part)
            out += part
        glyphs = out
    else:
        substitute(font, font.lookups('GSUB', tags, {'ccmp', 'locl', 'rlig', 'liga', 'clig', 'calt'}), glyphs)
    order = glyphs
    advances = [font.metrics[g.name][0] for g in order]
    for k, g in enumerate(order):
        if font.classes.get(g.name) == 3: advances[k] = 0
    pairs = font.lookups('GPOS', tags, {'kern', 'dist'})
    kern(font, pairs, order, advances)
    if not pairs and 'kern' in font.font and script == 'LATIN':
        table = font.font['kern'].kernTables[0].kernTable
        for k in range(len(order) - 1):
            advances[k] += table.get((order[k].name, order[k + 1].name), 0)
    sums = {}
    for g, advance in zip(order, advances): sums[g.cluster] = sums.get(g.cluster, 0) + advance
    return sorted(sums.items())


SPACES = ' \t\n\u3000'


def main(folder):
    def rows(name):
        lines = [l.rstrip('\n').split('\t') for l in open('%s/%s.tsv' % (folder, name))]
        return [dict(zip(lines[0], l)) for l in lines[1:]]

    texts, parts = {}, {}
    for name in ('line_splits', 'truncation', 'caret_offsets'):
        for r in rows(name):
            key = (r['file'], r['face_index'], r['text_json'])
            texts[key] = True
            if name == 'line_splits':
                string = json.loads(r['text_json'])
                starts = [int(a) for a in r['line_starts_utf16'].split()] + [len(string)]
                for a, b in zip(starts, starts[1:]):
                    parts.setdefault(key, set()).add((a, a + len(string[a:b].rstrip(SPACES))))
            if name == 'truncation':
                count = len(json.loads(r['text_json']))
                if r['type'] in ('end', 'middle'): parts.setdefault(key, set()).update((0, k) for k in range(1, count))
                if r['type'] in ('start', 'middle'): parts.setdefault(key, set()).update((k, count) for k in range(1, count))
    fonts = {}
    with open(folder + '/advances.tsv', 'w') as out:
        out.write('file\tface_index\ttext_json\tunits_per_em\tclusters\tadvances\tpart_starts\tpart_ends\tpart_widths\n')
        for key in sorted(texts):
            file, face, text = key
            if (file, face) not in fonts: fonts[(file, face)] = Font(file, int(face))
            font = fonts[(file, face)]
            text = json.loads(text)
            found = shape(font, text)
            wanted = sorted(parts.get(key, ()))
            widths = [sum(a for _, a in shape(font, text[a:b])) for a, b in wanted]
            out.write('\t'.join(list(key) + [str(font.upem)] + [' '.join(map(str, c)) for c in (
                [c for c, _ in found], [a for _, a in found], [a for a, _ in wanted], [b for _, b in wanted], widths)]) + '\n')


if __name__ == '__main__': main(sys.argv[1])
