"""Kerning, ligatures and the character map of a font that has been given new glyphs."""

from copy import deepcopy

from fontTools.otlLib.builder import buildLigatureSubstSubtable, buildLookup
from fontTools.ttLib.tables import otTables


def map_character(font, character, name):
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[ord(character)] = name


def bake_alternates(font):
    """Maps characters straight to the forms that the fixed axes select, so that no substitution is left to do."""
    if "GSUB" not in font:
        return
    gsub = font["GSUB"].table
    chosen = [record.Feature for record in gsub.FeatureList.FeatureRecord if record.FeatureTag == "rvrn"]
    for feature in chosen:
        for index in feature.LookupListIndex:
            for subtable in gsub.LookupList.Lookup[index].SubTable:
                for character, name in font.getBestCmap().items():
                    if name in subtable.mapping:
                        map_character(font, chr(character), subtable.mapping[name])


def kern_like(font, models):
    """Gives every new glyph {new: model} the kerning pairs of its model."""
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for subtable in lookup.SubTable:
            pairs = getattr(subtable, "ExtSubTable", subtable)
            if pairs.LookupType != 2:
                continue
            if pairs.Format == 1:
                kern_pairs_like(font, pairs, models)
            else:
                kern_classes_like(font, pairs, models)


def kern_pairs_like(font, pairs, models):
    sets = dict(zip(pairs.Coverage.glyphs, pairs.PairSet))
    for pair_set in sets.values():
        values = {record.SecondGlyph: record for record in pair_set.PairValueRecord}
        for new, model in models.items():
            if model in values:
                record = deepcopy(values[model])
                record.SecondGlyph = new
                values[new] = record
        pair_set.PairValueRecord = sorted(values.values(), key=lambda r: font.getGlyphID(r.SecondGlyph))
    for new, model in models.items():
        if model in sets:
            sets[new] = deepcopy(sets[model])
    pairs.Coverage.glyphs = sorted(sets, key=font.getGlyphID)
    pairs.PairSet = [sets[name] for name in pairs.Coverage.glyphs]


def kern_classes_like(font, pairs, models):
    for new, model in models.items():
        if model in pairs.Coverage.glyphs:
            pairs.Coverage.glyphs.append(new)
        for classes in (pairs.ClassDef1.classDefs, pairs.ClassDef2.classDefs):
            if model in classes:
                classes[new] = classes[model]
    pairs.Coverage.glyphs.sort(key=font.getGlyphID)


def add_ligatures(font, ligatures):
    """Adds {(glyph, mark): ligature} under `ccmp`, which stays on where letter-spacing switches `liga` off."""
    gsub = font["GSUB"].table
    lookups = gsub.LookupList.Lookup
    lookups.append(buildLookup([buildLigatureSubstSubtable(ligatures)]))
    gsub.LookupList.LookupCount = len(lookups)
    if not any(record.FeatureTag == "ccmp" for record in gsub.FeatureList.FeatureRecord):
        prepend_feature(gsub, "ccmp")
    for record in gsub.FeatureList.FeatureRecord:
        if record.FeatureTag == "ccmp":
            record.Feature.LookupListIndex.append(len(lookups) - 1)


def prepend_feature(gsub, tag):
    """Features are kept in alphabetical order and called by their index: the others move up by one."""
    record = otTables.FeatureRecord()
    record.FeatureTag, record.Feature = tag, otTables.Feature()
    record.Feature.FeatureParams, record.Feature.LookupListIndex = None, []
    gsub.FeatureList.FeatureRecord.insert(0, record)
    for script in gsub.ScriptList.ScriptRecord:
        for language in [script.Script.DefaultLangSys, *(r.LangSys for r in script.Script.LangSysRecord)]:
            language.FeatureIndex = [0, *(index + 1 for index in language.FeatureIndex)]
    variations = getattr(gsub, "FeatureVariations", None)
    for variation in variations.FeatureVariationRecord if variations else []:
        for substitution in variation.FeatureTableSubstitution.SubstitutionRecord:
            substitution.FeatureIndex += 1
