import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { RequestHandler } from 'express';
import helmet, { type HelmetOptions } from 'helmet';

/**
 * Sets the headers that keep a browser safe, on every answer. What helmet makes of the rules is asked of it once: they
 * depend on no request.
 * @param publicUrl where browsers find the product; https demands https from then on
 */
export function securityHeaders(publicUrl: string): RequestHandler {
  const headers = headersBy(helmet(securityRules(publicUrl)));
  return (_request, response, next) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    next();
  };
}

/** The rules as helmet reads them. */
export function securityRules(publicUrl: string): HelmetOptions {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        frameSrc: ['blob:'],
        workerSrc: ["'self'"],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
        requireTrustedTypesFor: ["'script'"],
        // The client's one policy names the address of its worker.
        trustedTypes: ['handraise'],
      },
    },
    strictTransportSecurity: publicUrl.startsWith('https:'),
    referrerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
  };
}

/** Apollo Sandbox comes from its makers' servers; only its own page may load it, and only where it is wanted. */
export function sandboxHeaders(): RequestHandler {
  const makers = 'https://*.apollographql.com';
  return helmet.contentSecurityPolicy({
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'unsafe-inline'", makers],
      styleSrc: ["'unsafe-inline'", makers, 'https://fonts.googleapis.com'],
      imgSrc: ["'self'", 'data:', makers],
      fontSrc: ['https://fonts.gstatic.com'],
      manifestSrc: [makers],
      frameSrc: [makers],
      frameAncestors: ["'none'"],
    },
  });
}

function headersBy(middleware: ReturnType<typeof helmet>): [string, string][] {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  middleware(request, response, () => undefined);
  return response.getHeaderNames().map((name) => [name, String(response.getHeader(name))]);
}
