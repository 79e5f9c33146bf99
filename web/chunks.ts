import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { routes } from '../scripts/prepare/pages.mjs';

/**
 * How the client's code is cut into files. On a slow line a file costs a wait for each that goes before it, so what several pages
 * share comes together; and what asks for a page's data comes without React, so that it can ask while React is on its way.
 */

type Graph = Rolldown.ChunkingContext;

const idOf = (name: string) =>
  [name, `${name}.tsx`, `${name}.ts`].map((file) => join(import.meta.dirname, file)).find(existsSync) ?? name;

const pages = routes().map(({ path, sources, asks }) => ({
  path,
  draws: sources.map(idOf),
  asks: asks.map(idOf),
}));

/** For each module the paths of the pages that need it at once. */
function reaches(graph: Graph, from: (page: (typeof pages)[number]) => string[]): Map<string, string[]> {
  const reached = new Map<string, string[]>();
  for (const page of pages) {
    const needed = new Set(from(page));
    for (const id of needed) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) needed.add(next);
    for (const id of needed) reached.set(id, [...(reached.get(id) ?? []), page.path]);
  }
  return reached;
}

let drawing: Map<string, string[]> | undefined;
let asking: Map<string, string[]> | undefined;

type Needed = { draw: string[]; ask: string[] };

/** A file for the modules of which this is true; it takes along what they import, unless a file of a higher priority has it. */
const together = (name: string, priority: number, isMember: (needed: Needed) => boolean) => ({
  name: (id: string, graph: Graph) => {
    drawing ??= reaches(graph, ({ draws, asks }) => [...draws, ...asks]);
    asking ??= reaches(graph, ({ asks }) => asks);
    return isMember({ draw: drawing.get(id) ?? [], ask: asking.get(id) ?? [] }) ? name : null;
  },
  debugName: name,
  priority,
});

const packages = (...names: string[]) => new RegExp(`node_modules[\\\\/](?:${names.join('|')})[\\\\/]`);
const count = (paths: string[], part: RegExp) => paths.filter((path) => part.test(path)).length;
const login = /^\/login$/;
const portal = /^\/(?!login|admin|super)/;
const admin = /^\/admin/;
const platform = /^\/super/;

export const groups = [
  {
    name: 'react',
    test: packages('react', 'react-dom', 'scheduler', 'react-router', 'react-router-dom'),
    priority: 20,
  },
  {
    name: 'apollo',
    test: packages('@apollo[\\\\/]client(?![\\\\/]react)', '@wry', 'graphql', 'optimism', 'rxjs'),
    priority: 19,
  },
  // What the entry imports, apart from it, so that other files need not import the entry.
  { name: 'start', tags: ['$initial' as const], test: /web[\\/]src[\\/](?!main)/, priority: 18 },
  // What both signing in and asking need; with either of them, one would bring along the other.
  together('both', 17, ({ draw, ask }) => ask.length > 0 && count(draw, login) > 0),
  together('asking', 16, ({ draw, ask }) => ask.length > 0 && count(draw, portal) > 0),
  together('askingForDesks', 15, ({ ask }) => ask.length > 0),
  together('first', 14, ({ draw }) => count(draw, login) > 0),
  // All but the page for signing in.
  together('signedIn', 13, ({ draw }) => draw.length === pages.length - 1),
  // One portal page is enough where desks need it too: most people open both, and the desks' budget has room.
  together('portal', 12, ({ draw }) => count(draw, portal) > (draw.length > 3 ? 0 : 1)),
  together('desk', 11, ({ draw }) => count(draw, admin) > 1),
  together('console', 10, ({ draw }) => count(draw, platform) > 1),
  { name: 'dialog', test: packages('@base-ui', '@floating-ui'), minShareCount: 8, priority: 1 },
];

/** Writes down in which file each module ended; the manifest knows only those that have a file to themselves. */
export const tellChunks: Plugin = {
  name: 'tell-chunks',
  generateBundle(_, bundle) {
    const files: Record<string, string> = {};
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk')
        for (const id of chunk.moduleIds) files[relative(import.meta.dirname, id)] = chunk.fileName;
    this.emitFile({ type: 'asset', fileName: '.vite/modules.json', source: JSON.stringify(files) });
  },
};
