import {
  FileImage,
  FileSpreadsheet,
  FileText,
  Globe,
  Lock,
  type LucideIcon,
  File as PlainFile,
  Users,
} from 'lucide-react';
import type { DocumentVisibility } from '../../graphql/graphql';
import type { Tone } from '../../ui/tones';

export const documentVisibilities: Record<
  DocumentVisibility,
  { label: string; tone: Tone; icon: LucideIcon }
> = {
  all: { label: 'Everyone', tone: 'green', icon: Globe },
  volunteers_only: { label: 'Volunteers only', tone: 'blue', icon: Users },
  admin_only: { label: 'Admins only', tone: 'violet', icon: Lock },
};

/** The icon for a MIME type. */
export function fileIcon(type: string): LucideIcon {
  if (type.startsWith('image/')) return FileImage;
  if (/excel|spreadsheet|csv/.test(type)) return FileSpreadsheet;
  return /pdf|word|text|presentation|powerpoint/.test(type) ? FileText : PlainFile;
}
