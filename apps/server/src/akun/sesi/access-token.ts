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

/** Wrong kind, wrong key, tampered, expired: all the same to the caller. */
export async function readAccessToken(key: Uint8Array, token: string): Promise<AccessClaims> {
  try {
    const { payload } = await jwtVerify(token, key, { issuer, algorithms: ['HS256'] })
    const { sub, sid, role } = payload
    if (payload.kind === kind && typeof sub === 'string' && typeof sid === 'string' && isRole(role)) {
      return { uuid: sub, sesiId: sid, role }
    }
  } catch (cause) {
    throw new AppError('SESI_BERAKHIR', { cause })
  }
  throw new AppError('SESI_BERAKHIR')
}
