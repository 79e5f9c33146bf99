import { Router } from 'express';
import type { GraphQLSchema } from 'graphql';
import type { Route } from '../rest.js';
import { openapiDocument } from './document.js';
import { docsPage, docsStyle } from './page.js';

/** The description of the REST door: for programs at /openapi.json, for people at /docs. Public, as it holds no data. */
export function describedDoor(schema: GraphQLSchema, routes: Route[]): Router {
  const document = openapiDocument(schema, routes);
  const page = docsPage(document);
  const router = Router({ caseSensitive: true });
  router.get('/openapi.json', (_request, response) => {
    response.set('Cache-Control', 'no-cache').json(document);
  });
  router.get('/docs', (_request, response) => {
    response.set('Cache-Control', 'no-cache').type('html').send(page);
  });
  router.get('/docs.css', (_request, response) => {
    response.set('Cache-Control', 'no-cache').type('css').send(docsStyle);
  });
  return router;
}
