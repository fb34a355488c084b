import { AppError } from '@portal/domain/platform/errors'
import { isRole, type Role } from '@portal/domain/platform/roles'
import { jwtVerify, SignJWT } from 'jose'

const issuer = 'portal-pangan-segar'
const kind = 'akses'

export interface AccessClaims {
  uuid: string
  sesiId: string
  role: Role
}

export function signAccessToken(key: Uint8Array, claims: AccessClaims, expires: Date): Promise<string> {
  return new SignJWT({ sid: claims.sesiId, role: claims.role, kind })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(claims.uuid)
    .setIssuer(issuer)
    .setIssuedAt()
    .setExpirationTime(Math.floor(expires.getTime() / 1000))
    .sign(key)
}

interface Read extends AccessClaims {
  /** Seconds since 1970. */
  expires: number
}

/** Verifies a token. The caller gets the same error for a wrong type, wrong key, tampering and expiry. */
async function verify(key: Uint8Array, token: string): Promise<Read> {
  try {
    const { payload } = await jwtVerify(token, key, {
      issuer,
      algorithms: ['HS256'],
      requiredClaims: ['exp'],
    })
    const { sub, sid, role, exp = 0 } = payload
    if (payload.kind === kind && typeof sub === 'string' && typeof sid === 'string' && isRole(role)) {
      return { uuid: sub, sesiId: sid, role, expires: exp }
    }
  } catch (cause) {
    throw new AppError('SESI_BERAKHIR', { cause })
  }
  throw new AppError('SESI_BERAKHIR')
}

/** Size of the token cache. The oldest entry leaves first. */
const mostRemembered = 5000

/**
 * Caches verified tokens, because a browser sends the same token for ten minutes. The cache covers only the signature:
 * the server checks the session on every request.
 */
export function createTokenReader(key: Uint8Array): (token: string) => Promise<AccessClaims> {
  const good = new Map<string, Read>()
  return async (token) => {
    const known = good.get(token)
    if (known) {
      if (known.expires > Math.floor(Date.now() / 1000)) return known
      good.delete(token)
    }
    const read = await verify(key, token)
    const [oldest] = good.size >= mostRemembered ? good.keys() : []
    if (oldest !== undefined) good.delete(oldest)
    good.set(token, read)
    return read
  }
}
