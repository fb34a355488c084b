import { isRole } from '@portal/domain/platform/roles'
import type { SessionUser } from '#platform/session/session-user.ts'

const key = 'portal:petugas'
const longestAge = 30 * 24 * 60 * 60 * 1000

/**
 * Remembers the officer who works offline on this device for 30 days: account, role and region, never a token, photo or
 * e-mail address.
 */
export interface OfficerMarker {
  read: () => SessionUser | undefined
  keep: (user: SessionUser) => void
  drop: () => void
}

export function createOfficerMarker(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  now: () => number,
): OfficerMarker {
  return {
    read() {
      const kept = parse(storage.getItem(key))
      return kept && now() - kept.at <= longestAge ? kept.user : undefined
    },
    keep({ uuid, id, username, nama, role, provinsi_id, provinsi, kota_id, kota, wajib_ganti_sandi }) {
      const user = { uuid, id, username, nama, role, provinsi_id, provinsi, kota_id, kota, wajib_ganti_sandi }
      storage.setItem(key, JSON.stringify({ user: { ...user, photo: null }, at: now() }))
    },
    drop: () => storage.removeItem(key),
  }
}

function parse(text: string | null): { user: SessionUser; at: number } | undefined {
  try {
    const kept = JSON.parse(text ?? 'null') as { user: SessionUser; at: number } | null
    return kept && typeof kept.user?.uuid === 'string' && isRole(kept.user.role) ? kept : undefined
  } catch {
    return undefined
  }
}
