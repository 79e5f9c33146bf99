import { DocumentCategory, DocumentVisibility } from '../../modules/documents/document.entity.js';
import { warehouseMap } from './foodBank.map.js';
import * as texts from './foodBank.texts.js';
import { excelFile, wordFile } from './office.js';
import { pdfFile } from './pdf.js';
import type { DocumentPlan } from './plan.js';

export const foodBankDocuments: DocumentPlan[] = [
  {
    title: 'Volunteer Handbook',
    description: 'Start here: your first shift, how we treat our neighbors, and whom to call.',
    category: DocumentCategory.general,
    visibility: DocumentVisibility.all,
    isPinned: true,
    fileName: 'volunteer-handbook.pdf',
    by: 'grace',
    daysAgo: 61,
    make: () => pdfFile(texts.handbook),
  },
  {
    title: 'Food Safety Guide',
    description: 'Temperatures, hands, dates and allergens on one page. Please read it before you sort.',
    category: DocumentCategory.guidelines,
    visibility: DocumentVisibility.all,
    isPinned: true,
    fileName: 'food-safety-guide.pdf',
    by: 'tom',
    daysAgo: 48,
    make: () => pdfFile(texts.foodSafety),
  },
  {
    title: 'Code of Conduct',
    description: 'What we promise each other, and what to do when a promise is broken.',
    category: DocumentCategory.policy,
    visibility: DocumentVisibility.all,
    fileName: 'code-of-conduct.pdf',
    by: 'grace',
    daysAgo: 60,
    make: () => pdfFile(texts.conduct),
  },
  {
    title: 'Shift Sign-in Sheet',
    description: 'Print one per shift. The totals at the bottom add up by themselves.',
    category: DocumentCategory.forms,
    visibility: DocumentVisibility.volunteers_only,
    fileName: 'shift-sign-in-sheet.xlsx',
    by: 'lucia',
    daysAgo: 33,
    make: signInSheet,
  },
  {
    title: 'Warehouse Map',
    description: 'Rooms, exits, first-aid kits and hand-wash stations.',
    category: DocumentCategory.resources,
    visibility: DocumentVisibility.all,
    fileName: 'warehouse-map.png',
    by: 'tom',
    daysAgo: 27,
    make: warehouseMap,
  },
  {
    title: 'Photo Consent Form',
    description: 'Ask first, shoot second. For neighbors and volunteers alike.',
    category: DocumentCategory.forms,
    visibility: DocumentVisibility.all,
    fileName: 'photo-consent-form.docx',
    by: 'lucia',
    daysAgo: 19,
    make: () => wordFile(texts.photoConsent),
  },
  {
    title: 'Opening & Closing Checklist',
    description: 'From lights on to alarm on, in the order in which it works best.',
    category: DocumentCategory.guidelines,
    visibility: DocumentVisibility.volunteers_only,
    fileName: 'opening-and-closing.txt',
    by: 'tom',
    daysAgo: 12,
    make: () => Buffer.from(texts.openingChecklist),
  },
  {
    title: 'Shift Leader Training Outline',
    description: 'What the two training evenings cover, and what comes before you lead alone.',
    category: DocumentCategory.training,
    visibility: DocumentVisibility.volunteers_only,
    fileName: 'shift-leader-training.docx',
    by: 'lucia',
    daysAgo: 5,
    make: () => wordFile(texts.trainingOutline),
  },
  {
    title: 'Pounds Rescued by Partner',
    description: 'This quarter, for the grant report. Figures are not public until the board has seen them.',
    category: DocumentCategory.resources,
    visibility: DocumentVisibility.admin_only,
    fileName: 'pounds-rescued.xlsx',
    by: 'grace',
    daysAgo: 3,
    make: poundsRescued,
  },
  {
    title: 'Incident Report Form',
    description: 'Print and hand out when something went wrong; filled-in forms go into the grey binder.',
    category: DocumentCategory.forms,
    visibility: DocumentVisibility.admin_only,
    fileName: 'incident-report.docx',
    by: 'tom',
    daysAgo: 41,
    make: () => wordFile(texts.incidentReport),
  },
];

function signInSheet(): Buffer {
  const shifts = ['Greeter', 'Shelves', 'Shelves', 'Cooler', 'Produce', 'Carts', 'Curb', 'Kitchen'];
  const rows = shifts.map((place) => ['', place, '', '', '', '']);
  return excelFile({
    title: 'Sign-in',
    columns: [
      { name: 'Name (please print)', width: 30 },
      { name: 'Place', width: 14 },
      { name: 'In', width: 10 },
      { name: 'Out', width: 10 },
      { name: 'Hours', width: 10 },
      { name: 'Initials', width: 10 },
    ],
    rows: [...rows, ['Total', '', '', '', `=SUM(E2:E${rows.length + 1})|0`, '']],
  });
}

function poundsRescued(): Buffer {
  const partners: [string, number, number, number][] = [
    ['Hollow Creek Farm', 4120, 3875, 4410],
    ['Two Sisters Orchard', 2260, 2480, 1990],
    ['Bramble Farm', 1330, 1505, 1620],
    ['Union Market', 3050, 3340, 3215],
    ['Fourth Street Bakery', 610, 655, 640],
    ['Riverside Grocers', 5270, 4980, 5605],
  ];
  const total = (column: 1 | 2 | 3) => partners.reduce((sum, partner) => sum + partner[column], 0);
  const last = partners.length + 1;
  return excelFile({
    title: 'Pounds rescued',
    columns: [
      { name: 'Partner', width: 26 },
      { name: 'Month 1', width: 12 },
      { name: 'Month 2', width: 12 },
      { name: 'Month 3', width: 12 },
      { name: 'Quarter', width: 12 },
    ],
    rows: [
      ...partners.map(([name, ...months], index) => [
        name,
        ...months,
        `=SUM(B${index + 2}:D${index + 2})|${months.reduce((sum, pounds) => sum + pounds, 0)}`,
      ]),
      [
        'Total',
        `=SUM(B2:B${last})|${total(1)}`,
        `=SUM(C2:C${last})|${total(2)}`,
        `=SUM(D2:D${last})|${total(3)}`,
        `=SUM(E2:E${last})|${total(1) + total(2) + total(3)}`,
      ],
    ],
  });
}
