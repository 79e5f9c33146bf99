import {
  createHash,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import jwt from 'jsonwebtoken';

const issuer = 'handraise';
const audience = 'handraise';
const accessSeconds = 15 * 60;
/** RFC 7519 allows a little leeway; clocks of several machines are never quite equal. */
const clockToleranceSeconds = 30;
/** So many bearer tokens are remembered as read: a browser sends the same one for 15 minutes. */
const maxRead = 10_000;
/** The database would take anything else for a fault. */
const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export interface RefreshToken {
  sessionId: string;
  generation: number;
}

export type Tokens = ReturnType<typeof createTokens>;

/**
 * Makes and reads the tokens of the product. Every kind has a key of its own, derived from one secret, so that
 * one kind never passes for another.
 */
export function createTokens(secret: string) {
  // From bytes, the library would make the key anew for every token.
  const key = (purpose: string) =>
    createSecretKey(Buffer.from(hkdfSync('sha256', secret, 'handraise', purpose, 32)));
  const accessKey = key('access');
  const refreshKey = key('refresh');
  const ticketKey = key('ticket');
  const feedKey = key('feed');
  const webhookKey = key('webhook');
  const read = new Map<string, ReadAccess>();

  return {
    /** A bearer token for 15 minutes; whether it still holds is asked of its session at each request. */
    signAccess(sessionId: string, userId: string): string {
      return jwt.sign(
        { sid: sessionId, typ: 'access', jti: randomBytes(9).toString('base64url') },
        accessKey,
        {
          algorithm: 'HS256',
          subject: userId,
          issuer,
          audience,
          expiresIn: accessSeconds,
        },
      );
    },

    /** The session a bearer token speaks for, or null for anything forged, expired or of another kind. */
    readAccess(token: string): string | null {
      const known = read.get(token);
      const now = Date.now() / 1000;
      if (known && now >= known.from && now < known.until) return known.sessionId;
      const found = verifyAccess(token, accessKey);
      if (!found) return null;
      if (read.size >= maxRead) read.delete(read.keys().next().value as string);
      read.set(token, found);
      return found.sessionId;
    },

    /**
     * The refresh token of one generation of a session. It can be made again from the session alone, which is
     * how a lost answer leads to the same successor although only hashes are stored.
     */
    signRefresh(sessionId: string, generation: number): string {
      const content = `${sessionId}.${generation}`;
      return `${content}.${createHmac('sha256', refreshKey).update(content).digest('base64url')}`;
    },

    /** What a refresh token speaks of, or null when it was not made here. */
    readRefresh(token: string): RefreshToken | null {
      // Whatever its parts look like, it is one of ours only if it is the very token that is made from them.
      const [sessionId = '', generation = ''] = token.split('.');
      const expected = Buffer.from(this.signRefresh(sessionId, Number(generation)));
      const given = Buffer.from(token);
      if (expected.length !== given.length || !timingSafeEqual(expected, given)) return null;
      return { sessionId, generation: Number(generation) };
    },

    /** A ticket for one purpose, usable by whoever holds it until it expires; good in an address. */
    signTicket(purpose: string, claims: Record<string, string>, seconds: number): string {
      return jwt.sign({ ...claims, typ: purpose }, ticketKey, {
        algorithm: 'HS256',
        issuer,
        audience,
        expiresIn: seconds,
      });
    },

    /** The secret in the address of a calendar feed: 32 bytes that nobody can make from the seed alone. */
    signFeed(seed: string): string {
      return createHmac('sha256', feedKey).update(seed).digest('base64url');
    },

    /** The secret of a webhook: 32 bytes that nobody can make from the seed alone. */
    webhookSecret(seed: string): Buffer {
      return createHmac('sha256', webhookKey).update(seed).digest();
    },

    readTicket(purpose: string, ticket: string): Record<string, unknown> | null {
      try {
        const claims = jwt.verify(ticket, ticketKey, { algorithms: ['HS256'], issuer, audience });
        return typeof claims !== 'string' && claims.exp && claims.typ === purpose ? claims : null;
      } catch {
        return null;
      }
    },
  };
}

interface ReadAccess {
  sessionId: string;
  /** Seconds since 1970 between which the token need not be read again. */
  from: number;
  until: number;
}

/** What a bearer token says that was signed with this key and holds now, or null. */
function verifyAccess(token: string, accessKey: KeyObject): ReadAccess | null {
  try {
    const { header, payload } = jwt.verify(token, accessKey, {
      algorithms: ['HS256'],
      issuer,
      audience,
      maxAge: accessSeconds,
      clockTolerance: clockToleranceSeconds,
      complete: true,
    });
    if (typeof payload === 'string' || header.crit || payload.typ !== 'access') return null;
    const { exp, iat, sid } = payload;
    if (!exp || !iat || iat > Date.now() / 1000 + clockToleranceSeconds) return null;
    if (!isId.test(String(sid))) return null;
    // The leeway is for tokens of other machines; a token that ends here is read anew, and refused by the library.
    return {
      sessionId: String(sid),
      from: Math.max(iat, payload.nbf ?? 0),
      until: Math.min(exp, iat + accessSeconds),
    };
  } catch {
    return null;
  }
}

/** The form in which a token is stored. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
