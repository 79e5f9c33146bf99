import { DocumentCategory, DocumentVisibility } from '../../modules/documents/document.entity.js';
import { excelFile, wordFile } from './office.js';
import { pdfFile } from './pdf.js';
import type { DocumentPlan } from './plan.js';
import { riverMap } from './riverTrust.map.js';
import * as texts from './riverTrust.texts.js';

export const riverTrustDocuments: DocumentPlan[] = [
  {
    title: 'Field Handbook',
    description:
      'What to bring, how crews work, and when we stay at home. Please read it before your first day out.',
    category: DocumentCategory.general,
    visibility: DocumentVisibility.all,
    isPinned: true,
    fileName: 'field-handbook.pdf',
    by: 'hannah',
    daysAgo: 75,
    make: () => pdfFile(texts.handbook),
  },
  {
    title: 'Trail Map',
    description: 'The Alder from Cedar Saddle to the falls, with the places that crews talk about.',
    category: DocumentCategory.resources,
    visibility: DocumentVisibility.all,
    isPinned: true,
    fileName: 'alder-river-trail-map.png',
    by: 'joaquin',
    daysAgo: 52,
    make: riverMap,
  },
  {
    title: 'Field Safety Policy',
    description: 'Who decides, how large crews are, and what happens after an incident.',
    category: DocumentCategory.policy,
    visibility: DocumentVisibility.all,
    fileName: 'field-safety-policy.pdf',
    by: 'joaquin',
    daysAgo: 70,
    make: () => pdfFile(texts.safetyPolicy),
  },
  {
    title: 'Cold-Water Safety',
    description: 'The three rules, and how to help somebody who fell in.',
    category: DocumentCategory.training,
    visibility: DocumentVisibility.volunteers_only,
    fileName: 'cold-water-safety.pdf',
    by: 'joaquin',
    daysAgo: 16,
    make: () => pdfFile(texts.coldWater),
  },
  {
    title: 'Parent Permission',
    description: 'For everybody under 18; one form per year.',
    category: DocumentCategory.forms,
    visibility: DocumentVisibility.all,
    fileName: 'parent-permission.docx',
    by: 'hannah',
    daysAgo: 44,
    make: () => wordFile(texts.permission),
  },
  {
    title: 'Planting Willow Stakes',
    description: 'A short guide for pairs: the stake, the hole, the planting.',
    category: DocumentCategory.guidelines,
    visibility: DocumentVisibility.all,
    fileName: 'planting-willow-stakes.docx',
    by: 'hannah',
    daysAgo: 8,
    make: () => wordFile(texts.plantingGuide),
  },
  {
    title: 'Tool Checklist',
    description: 'What is on the trailer, and what has to be back on it.',
    category: DocumentCategory.forms,
    visibility: DocumentVisibility.volunteers_only,
    fileName: 'tool-checklist.xlsx',
    by: 'joaquin',
    daysAgo: 22,
    make: toolChecklist,
  },
  {
    title: 'Trail Conditions',
    description: 'Mile by mile, as the Thursday crews found it.',
    category: DocumentCategory.resources,
    visibility: DocumentVisibility.volunteers_only,
    fileName: 'trail-conditions.txt',
    by: 'joaquin',
    daysAgo: 4,
    make: () => Buffer.from(texts.trailReport),
  },
  {
    title: 'Footbridge Budget',
    description: 'Draft for the board. Please do not share before the benefit.',
    category: DocumentCategory.resources,
    visibility: DocumentVisibility.admin_only,
    fileName: 'footbridge-budget.xlsx',
    by: 'hannah',
    daysAgo: 6,
    make: footbridgeBudget,
  },
];

function toolChecklist(): Buffer {
  const tools: [string, number][] = [
    ['Pulaski', 6],
    ['McLeod', 4],
    ['Loppers', 8],
    ['Crosscut saw, 4 ft', 2],
    ['Planting bar', 10],
    ['Shovel', 6],
    ['Rock bar', 3],
    ['Helmet', 12],
    ['First-aid kit', 2],
    ['Radio', 2],
    ['Throw bag', 3],
  ];
  return excelFile({
    title: 'Tools',
    columns: [
      { name: 'Tool', width: 24 },
      { name: 'On the trailer', width: 16 },
      { name: 'Went out', width: 12 },
      { name: 'Came back', width: 12 },
      { name: 'To mend', width: 30 },
    ],
    rows: [
      ...tools.map(([name, count]) => [name, count, '', '', '']),
      [
        'Total',
        `=SUM(B2:B${tools.length + 1})|${tools.reduce((sum, [, count]) => sum + count, 0)}`,
        '',
        '',
        '',
      ],
    ],
  });
}

function footbridgeBudget(): Buffer {
  const items: [string, number, number][] = [
    ['Cedar beams, 24 ft', 4, 380],
    ['Decking boards', 62, 21],
    ['Galvanized hardware', 1, 640],
    ['Mule train, two days', 2, 450],
    ['Engineer’s stamp', 1, 1200],
    ['Camp food', 16, 28],
  ];
  const total = items.reduce((sum, [, count, price]) => sum + count * price, 0);
  return excelFile({
    title: 'Footbridge',
    columns: [
      { name: 'Item', width: 28 },
      { name: 'Count', width: 10 },
      { name: 'Price (USD)', width: 14 },
      { name: 'Sum (USD)', width: 14 },
    ],
    rows: [
      ...items.map(([name, count, price], index) => [
        name,
        count,
        price,
        `=B${index + 2}*C${index + 2}|${count * price}`,
      ]),
      ['Total', '', '', `=SUM(D2:D${items.length + 1})|${total}`],
    ],
  });
}
