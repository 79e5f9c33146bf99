import type { openapiDocument } from './document.js';
import type { Operation } from './operation.js';
import type { JsonSchema } from './shape.js';

type Document = ReturnType<typeof openapiDocument>;

/** The REST door for people: a page of its own, without scripts, and without anything from elsewhere. */
export function docsPage({ info, paths, components }: Document): string {
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ path, method, operation })),
  );
  const tags = [...new Set(calls.map(({ operation }) => operation.tags[0] ?? ''))].sort();
  const link = (name: string) => `<a href="#${safe(name)}">${safe(name)}</a>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${safe(info.title)}: REST</title>
<link rel="stylesheet" href="/api/docs.css">
</head>
<body>
<header><h1>${safe(info.title)}: REST</h1><p>${prose(info.description)}</p>
<p>For programs: <a href="/api/openapi.json">openapi.json</a>.</p></header>
<nav aria-label="Parts"><ul>${[...tags, 'Objects'].map((tag) => `<li>${link(tag)}</li>`).join('')}</ul></nav>
<main>
${tags
  .map(
    (tag) =>
      `<section id="${safe(tag)}"><h2>${safe(tag)}</h2>${calls
        .filter(({ operation }) => operation.tags[0] === tag)
        .map(({ path, method, operation }) => call(path, method, operation))
        .join('\n')}</section>`,
  )
  .join('\n')}
<section id="Objects"><h2>Objects</h2>
${Object.entries(components.schemas)
  .map(
    ([name, schema]) =>
      `<article id="${safe(name)}"><h3>${safe(name)}</h3><p>${prose(schema.description ?? '')}</p>${fields(schema)}</article>`,
  )
  .join('\n')}
</section>
</main>
</body>
</html>
`;
}

function call(path: string, method: string, operation: Operation): string {
  const { parameters, requestBody, responses, summary, operationId } = operation;
  const [type, body] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  const answers = Object.entries(responses).map(([status, { description, content }]) => {
    const schema = Object.values(content ?? {})[0]?.schema;
    const good = Number(status) < 300;
    return `<dt>${status}</dt><dd>${prose(description)} ${schema && good ? shown(schema) : ''}</dd>`;
  });
  return `<article id="${operationId}">
<h3><code><b>${method.toUpperCase()}</b> /api${safe(path)}</code></h3>
<p>${prose(summary)} <small>${operation.security ? 'No session needed.' : ''} GraphQL: <code>${safe(operation['x-graphql-field'])}</code></small></p>
${parameters.length > 0 ? `<h4>Parameters</h4>${table(parameters.map((one) => ({ ...one, name: `${one.name} (${one.in})` })))}` : ''}
${body ? `<h4>Body: ${safe(type ?? '')}</h4>${fields(body.schema)}` : ''}
<h4>Answers</h4><dl>${answers.join('')}</dl>
</article>`;
}

interface Row {
  name: string;
  required: boolean;
  schema: JsonSchema;
  description?: string;
}

function fields({ properties = {}, required = [] }: JsonSchema): string {
  return table(
    Object.entries(properties).map(([name, schema]) => ({ name, schema, required: required.includes(name) })),
  );
}

function table(rows: Row[]): string {
  const cells = rows.map(
    ({ name, required, schema, description = schema.description ?? '' }) =>
      `<tr><th scope="row"><code>${safe(name)}</code></th><td>${shown(schema)}${required ? '' : ' <small>may be left out</small>'}</td><td>${prose(description)}</td></tr>`,
  );
  return `<table><tbody>${cells.join('')}</tbody></table>`;
}

function shown(schema: JsonSchema): string {
  if (schema.$ref) {
    const name = schema.$ref.split('/').at(-1) ?? '';
    return `<a href="#${safe(name)}">${safe(name)}</a>`;
  }
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return either.map(shown).join(' or ');
  if (schema.items) return `list of ${shown(schema.items)}`;
  if (schema.properties) {
    const parts = Object.entries(schema.properties).map(([name, one]) => `${safe(name)}: ${shown(one)}`);
    return `{ ${parts.join(', ')} }`;
  }
  if (schema.enum) return schema.enum.map((value) => `<code>${safe(String(value))}</code>`).join(' ');
  return safe([schema.type].flat().join(' or ') + (schema.format ? ` (${schema.format})` : ''));
}

const prose = (text: string) => safe(text).replace(/`([^`]+)`/g, '<code>$1</code>');

function safe(text: string): string {
  const signs: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);
}

/** Its looks, in light and dark. */
export const docsStyle = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 64rem; padding: 1rem; overflow-wrap: anywhere; }
nav ul { display: flex; flex-wrap: wrap; gap: 1rem; list-style: none; padding: 0; }
article { border-top: 1px solid color-mix(in srgb, currentcolor 25%, transparent); padding: 0.5rem 0 1rem; }
h3 { margin: 0.5rem 0; font-size: 1.1rem; }
h4 { margin: 1rem 0 0.25rem; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: start; vertical-align: top; padding: 0.25rem 1rem 0.25rem 0; font-weight: normal; }
dt { float: left; clear: left; width: 4rem; font-weight: bold; }
dd { margin: 0 0 0.25rem 4rem; }
a { color: LinkText; }
:target { outline: 2px solid Highlight; outline-offset: 0.25rem; }
`;
