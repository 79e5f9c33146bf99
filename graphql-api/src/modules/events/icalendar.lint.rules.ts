import type { Component, Property, Report } from './icalendar.lint.js';

/** The rules of what a calendar says. */
export function contentRules(calendar: Component, report: Report): void {
  header(calendar, report);
  const zones = calendar.components.filter(({ name }) => name === 'VTIMEZONE');
  const events = calendar.components.filter(({ name }) => name === 'VEVENT');
  if (calendar.components.length === 0) report('there is at least one component', '');
  for (const { name } of calendar.components) {
    if (!['VTIMEZONE', 'VEVENT'].includes(name)) report('components are known', name);
  }
  const zoneNames = zones.map((zone) => timezone(zone, report));
  if (new Set(zoneNames).size < zoneNames.length) report('time zones are written once', zoneNames.join(' '));
  for (const event of events) vevent(event, zoneNames, report);
  const uids = events.map((event) => find(event, 'UID')?.value);
  if (new Set(uids).size < uids.length) report('no two events share their UID', '');
}

const find = (component: Component, name: string) =>
  component.properties.find((property) => property.name === name);

function once(component: Component, names: string[], report: Report): void {
  for (const name of names) {
    const found = component.properties.filter((property) => property.name === name);
    if (found.length !== 1 || found[0]?.value === '')
      report(`${name} stands once and says something`, component.name);
  }
}

function atMostOnce(component: Component, names: string[], report: Report): void {
  for (const name of names) {
    const found = component.properties.filter((property) => property.name === name);
    if (found.length > 1) report(`${name} stands once at most`, component.name);
  }
}

function onlyKnown(component: Component, names: string[], report: Report): void {
  for (const { name, line } of component.properties) {
    if (!names.includes(name) && !name.startsWith('X-')) report('no property is foreign', line);
  }
}

function header(calendar: Component, report: Report): void {
  once(calendar, ['VERSION', 'PRODID'], report);
  atMostOnce(calendar, ['CALSCALE', 'METHOD', 'REFRESH-INTERVAL'], report);
  onlyKnown(calendar, ['VERSION', 'PRODID', 'CALSCALE', 'METHOD', 'REFRESH-INTERVAL'], report);
  if (find(calendar, 'VERSION')?.value !== '2.0')
    report('VERSION is 2.0', String(find(calendar, 'VERSION')?.value));
  const scale = find(calendar, 'CALSCALE');
  if (scale && scale.value !== 'GREGORIAN') report('CALSCALE is GREGORIAN', scale.line);
  // RFC 5546: what is published names its organizer.
  const method = find(calendar, 'METHOD');
  const anonymous = calendar.components.some((part) => part.name === 'VEVENT' && !find(part, 'ORGANIZER'));
  if (method && anonymous) report('a METHOD needs an ORGANIZER', method.line);
}

function timezone(zone: Component, report: Report): string {
  once(zone, ['TZID'], report);
  if (zone.components.length === 0) report('a time zone has its rules', find(zone, 'TZID')?.value ?? '');
  for (const rule of zone.components) {
    once(rule, ['DTSTART', 'TZOFFSETFROM', 'TZOFFSETTO'], report);
    for (const name of ['TZOFFSETFROM', 'TZOFFSETTO']) {
      const offset = find(rule, name)?.value ?? '';
      if (!/^[+-](?:[01]\d|2[0-3])[0-5]\d(?:[0-5]\d)?$/.test(offset) || /^-0+$/.test(offset)) {
        report('offsets are written +HHMM', offset);
      }
    }
    if (!isLocal(find(rule, 'DTSTART')))
      report('rules begin at a local time', String(find(rule, 'DTSTART')?.line));
  }
  return find(zone, 'TZID')?.value ?? '';
}

const isLocal = (property: Property | undefined) =>
  property !== undefined && readTime(property.value) !== null && /^\d{8}T\d{6}$/.test(property.value);

const texts = ['SUMMARY', 'DESCRIPTION', 'LOCATION'];
const single = [...texts, 'URL', 'SEQUENCE', 'LAST-MODIFIED', 'TRANSP', 'DTEND', 'DURATION'];

function vevent(event: Component, zones: string[], report: Report): void {
  once(event, ['UID', 'DTSTAMP', 'DTSTART'], report);
  atMostOnce(event, single, report);
  onlyKnown(event, ['UID', 'DTSTAMP', 'DTSTART', ...single], report);
  for (const name of ['DTSTAMP', 'LAST-MODIFIED']) {
    const stamp = find(event, name);
    if (stamp && (!/^\d{8}T\d{6}Z$/.test(stamp.value) || !readTime(stamp.value)))
      report('stamps are in UTC', stamp.line);
  }
  const sequence = find(event, 'SEQUENCE');
  if (sequence && !/^\d{1,10}$/.test(sequence.value)) report('SEQUENCE is a whole number', sequence.line);
  const transparency = find(event, 'TRANSP');
  if (transparency && !/^(?:OPAQUE|TRANSPARENT)$/.test(transparency.value))
    report('TRANSP is known', transparency.line);
  const url = find(event, 'URL');
  if (url && !/^https?:\/\/[\x21-\x7e]+$/.test(url.value)) report('URL is an address of the web', url.line);
  for (const property of event.properties) {
    if (/(?!\t)\p{Cc}/u.test(property.value)) report('no control characters', property.line);
    if (texts.includes(property.name) && !/^(?:[^\\;,]|\\[\\;,nN])*$/.test(property.value)) {
      report('texts are escaped', property.line);
    }
  }
  span(find(event, 'DTSTART'), find(event, 'DTEND'), zones, report);
  if (find(event, 'DTEND') && find(event, 'DURATION')) report('an end or a duration, not both', '');
}

function span(start: Property | undefined, end: Property | undefined, zones: string[], report: Report): void {
  for (const property of [start, end]) if (property) moment(property, zones, report);
  if (!start || !end) return;
  const kind = (property: Property) =>
    `${property.parameters.get('VALUE')} ${property.value.replace(/\d/g, '')}`;
  if (kind(start) !== kind(end)) report('start and end are of one kind', `${start.line} ${end.line}`);
  if (start.parameters.get('TZID') === end.parameters.get('TZID') && !(end.value > start.value)) {
    report('the end lies after the start', `${start.line} ${end.line}`);
  }
}

function moment({ parameters, value, line }: Property, zones: string[], report: Report): void {
  if (!readTime(value)) report('days and times exist', line);
  const isDate = /^\d{8}$/.test(value);
  if (isDate !== (parameters.get('VALUE') === 'DATE')) report('days are marked VALUE=DATE', line);
  const zone = parameters.get('TZID');
  if (zone !== undefined && !zones.includes(zone)) report('TZID names a time zone of the file', line);
  if (zone !== undefined && (isDate || value.endsWith('Z'))) report('TZID belongs to local times', line);
}

/** The instant as if in UTC, or null for what no calendar and no clock shows. */
function readTime(value: string): Date | null {
  const [, year, month, day, , hour = '00', minute = '00', second = '00'] =
    /^(\d{4})(\d\d)(\d\d)(T(\d\d)(\d\d)(\d\d)Z?)?$/.exec(value) ?? [];
  if (!year) return null;
  const text = `${year}-${month}-${day}T${hour}:${minute}:${second}`;
  const read = new Date(`${text}Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(text) ? read : null;
}
