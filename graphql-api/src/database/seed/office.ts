import { strToU8, zipSync } from 'fflate';
import { type Block, readManuscript, titleOf } from './manuscript.js';

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const packageTypes = 'http://schemas.openxmlformats.org/package/2006';
const officeTypes = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const wordNamespace = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const sheetNamespace = `xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${officeTypes}"`;

const wordParagraphs: Record<Block['kind'], (text: string) => string> = {
  title: (text) => paragraph('Title', text),
  heading: (text) => paragraph('Heading1', text),
  paragraph: (text) => paragraph('Normal', text),
  bullet: (text) => paragraph('ListBullet', text),
  box: (text) => paragraph('Normal', `☐  ${text}`),
  field: (text) =>
    `<w:p><w:pPr><w:pStyle w:val="Normal"/><w:tabs><w:tab w:val="right" w:leader="underscore" w:pos="9300"/></w:tabs>
<w:spacing w:before="240"/></w:pPr>${run(`${text} `)}<w:r><w:tab/></w:r></w:p>`,
};

/** A Word document of a manuscript. */
export function wordFile(text: string): Buffer {
  const blocks = readManuscript(text);
  const body = blocks.map(({ kind, text: content }) => wordParagraphs[kind](content)).join('');
  return packed(titleOf(blocks), 'word/document.xml', 'wordprocessingml.document.main', {
    'word/document.xml': `<w:document ${wordNamespace}><w:body>${body}<w:sectPr><w:pgSz w:w="12240" w:h="15840"/>
<w:pgMar w:top="1300" w:right="1440" w:bottom="1300" w:left="1440" w:header="720" w:footer="720" w:gutter="0"/></w:sectPr></w:body></w:document>`,
    'word/styles.xml': wordStyles,
    'word/numbering.xml': `<w:numbering ${wordNamespace}><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:start w:val="1"/>
<w:numFmt w:val="bullet"/><w:lvlText w:val="•"/><w:lvlJc w:val="left"/><w:pPr><w:ind w:left="500" w:hanging="280"/></w:pPr></w:lvl></w:abstractNum>
<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`,
  });
}

function paragraph(style: string, text: string): string {
  return `<w:p><w:pPr><w:pStyle w:val="${style}"/></w:pPr>${run(text)}</w:p>`;
}

function run(text: string): string {
  return `<w:r><w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r>`;
}

const wordStyle = (id: string, name: string, paragraphs: string, characters: string) =>
  `<w:style w:type="paragraph" w:styleId="${id}"${id === 'Normal' ? ' w:default="1"' : ''}><w:name w:val="${name}"/>
${id === 'Normal' ? '' : '<w:basedOn w:val="Normal"/>'}<w:qFormat/><w:pPr>${paragraphs}</w:pPr><w:rPr>${characters}</w:rPr></w:style>`;

const wordStyles = `<w:styles ${wordNamespace}><w:docDefaults><w:rPrDefault><w:rPr>
<w:rFonts w:ascii="Calibri" w:hAnsi="Calibri" w:cs="Calibri"/><w:sz w:val="22"/><w:lang w:val="en-US"/></w:rPr></w:rPrDefault></w:docDefaults>
${wordStyle('Normal', 'Normal', '<w:spacing w:after="120" w:line="276" w:lineRule="auto"/>', '')}
${wordStyle('Title', 'Title', '<w:spacing w:after="200"/>', '<w:b/><w:sz w:val="44"/>')}
${wordStyle('Heading1', 'heading 1', '<w:keepNext/><w:spacing w:before="280" w:after="100"/><w:outlineLvl w:val="0"/>', '<w:b/><w:color w:val="1C5C4A"/><w:sz w:val="28"/>')}
${wordStyle('ListBullet', 'List Bullet', '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr><w:contextualSpacing/>', '')}</w:styles>`;

export interface Sheet {
  title: string;
  columns: { name: string; width: number }[];
  /** A text beginning with = is a formula; what it comes to stands after the bar, as in `=SUM(B2:B4)|12`. */
  rows: (string | number)[][];
}

/** An Excel workbook of one sheet with a bold, frozen first row. */
export function excelFile({ title, columns, rows }: Sheet): Buffer {
  const head = columns.map(({ name }, index) => cell(name, index, 1, 1)).join('');
  const body = rows.map(
    (values, row) =>
      `<row r="${row + 2}">${values.map((value, index) => cell(value, index, row + 2, 2)).join('')}</row>`,
  );
  const widths = columns.map(
    ({ width }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  return packed(title, 'xl/workbook.xml', 'spreadsheetml.sheet.main', {
    'xl/workbook.xml': `<workbook ${sheetNamespace}><sheets><sheet name="${escapeXml(title.slice(0, 31))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/worksheets/sheet1.xml': `<worksheet ${sheetNamespace}><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>
<cols>${widths.join('')}</cols><sheetData><row r="1">${head}</row>${body.join('')}</sheetData></worksheet>`,
    'xl/styles.xml': sheetStyles,
  });
}

function cell(value: string | number, column: number, row: number, style: number): string {
  const at = `r="${String.fromCharCode(65 + column)}${row}" s="${style}"`;
  if (value === '') return `<c ${at}/>`;
  if (typeof value === 'number') return `<c ${at}><v>${value}</v></c>`;
  if (!value.startsWith('=')) return `<c ${at} t="inlineStr"><is><t>${escapeXml(value)}</t></is></c>`;
  const [formula = '', result = ''] = value.slice(1).split('|');
  return `<c ${at}><f>${escapeXml(formula)}</f><v>${result}</v></c>`;
}

const sheetStyles = `<styleSheet ${sheetNamespace}><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>
<font><b/><sz val="11"/><color rgb="FFFFFFFF"/><name val="Calibri"/></font></fonts>
<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>
<fill><patternFill patternType="solid"><fgColor rgb="FF1C5C4A"/></patternFill></fill></fills>
<borders count="2"><border/><border><left/><right/><top/><bottom style="thin"><color rgb="FFBFCBC6"/></bottom></border></borders>
<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>
<cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>
<xf numFmtId="0" fontId="1" fillId="2" borderId="0" xfId="0" applyFont="1" applyFill="1"/>
<xf numFmtId="0" fontId="0" fillId="0" borderId="1" xfId="0" applyBorder="1" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf></cellXfs>
<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

const partTypes: Record<string, [contentType: string, relation: string]> = {
  'word/styles.xml': ['wordprocessingml.styles', 'styles'],
  'word/numbering.xml': ['wordprocessingml.numbering', 'numbering'],
  'xl/worksheets/sheet1.xml': ['spreadsheetml.worksheet', 'worksheet'],
  'xl/styles.xml': ['spreadsheetml.styles', 'styles'],
};

/** The ZIP of an Office Open XML package: its parts, what each is, and how they belong together. */
function packed(title: string, main: string, mainType: string, parts: Record<string, string>): Buffer {
  const folder = main.slice(0, main.indexOf('/'));
  const others = Object.keys(parts).filter((name) => name !== main);
  const types = [[main, mainType] as const, ...others.map((name) => [name, partTypes[name]?.[0]] as const)];
  const overrides = types.map(
    ([name, type]) =>
      `<Override PartName="/${name}" ContentType="application/vnd.openxmlformats-officedocument.${type}+xml"/>`,
  );
  const relations = others.map(
    (name, index) =>
      `<Relationship Id="rId${index + 1}" Type="${officeTypes}/${partTypes[name]?.[1]}" Target="${name.slice(folder.length + 1)}"/>`,
  );
  const files: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="${packageTypes}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
<Default Extension="xml" ContentType="application/xml"/>${overrides.join('')}<Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${packageTypes}/relationships"><Relationship Id="rId1" Type="${officeTypes}/officeDocument" Target="${main}"/>
<Relationship Id="rId2" Type="${packageTypes}/relationships/metadata/core-properties" Target="docProps/core.xml"/></Relationships>`,
    [`${folder}/_rels/${main.slice(folder.length + 1)}.rels`]: `<Relationships xmlns="${packageTypes}/relationships">${relations.join('')}</Relationships>`,
    'docProps/core.xml': `<cp:coreProperties xmlns:cp="${packageTypes}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${escapeXml(title)}</dc:title></cp:coreProperties>`,
    ...parts,
  };
  return Buffer.from(
    zipSync(
      Object.fromEntries(Object.entries(files).map(([name, xml]) => [name, strToU8(declaration + xml)])),
    ),
  );
}

function escapeXml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
