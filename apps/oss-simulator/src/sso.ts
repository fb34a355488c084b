import { randomBytes } from 'node:crypto'
import type { Izin } from './data.ts'
import type { Token } from './keadaan.ts'
import type { Jawaban } from './metode/jawaban.ts'
import type { Simulator } from './simulator.ts'

const hidup = 3 * 3_600_000
const randomToken = () => randomBytes(24).toString('base64url')

export function makeToken(sim: Simulator, username: string, ttlMs = hidup): Token {
  const token = {
    access: randomToken(),
    refresh: randomToken(),
    username,
    berakhir: sim.now().getTime() + ttlMs,
    dicabut: false,
  }
  sim.buku.record({ jenis: 'token', token })
  return token
}

/** Returns the redirect address for the browser: the agency's registered address with the tokens and the licence. */
export function alamatMasuk(sim: Simulator, token: Token, izin: Pick<Izin, 'id_izin' | 'kd_izin'>): string {
  const url = new URL('/api/oss/masuk', sim.setelan.portalUrl ?? 'http://127.0.0.1:3000')
  url.searchParams.set('access-token', token.access)
  url.searchParams.set('refresh-token', token.refresh)
  url.searchParams.set('kd_izin', izin.kd_izin)
  url.searchParams.set('id_izin', izin.id_izin)
  return url.href
}

const ditolak: Jawaban = { http: 401, isi: { status: 401, message: 'Token expired', data: null } }

function revive(sim: Simulator, bearer: string | undefined): Token | undefined {
  const token = bearer === undefined ? undefined : sim.keadaan.token.get(bearer)
  return token && !token.dicabut && token.berakhir > sim.now().getTime() ? token : undefined
}

export function validateToken(sim: Simulator, bearer: string | undefined): Jawaban {
  const token = revive(sim, bearer)
  if (!token) return ditolak
  return { http: 200, isi: { status: 200, message: 'success', expired_aToken: token.berakhir } }
}

export function userinfoToken(sim: Simulator, bearer: string | undefined): Jawaban {
  const token = revive(sim, bearer)
  const orang = token && sim.keadaan.orang.get(token.username)
  if (!orang) return ditolak
  const perusahaan = sim.keadaan.perusahaan.get(orang.nib[0] ?? '')
  const data = {
    id_profile: 990_001,
    username: orang.username,
    kode_instansi: null,
    jenis_identitas: '01',
    nomor_identitas: orang.nomor_identitas,
    nama: orang.nama,
    email: orang.email,
    alamat: perusahaan?.alamat ?? '-',
    telp: orang.telp,
    status: 'Y',
    role: '11',
    flag_umk: 'N',
    foto: null,
    jenis_perseroan: perusahaan?.jenis_perseroan ?? '-',
    npwp_perseroan: perusahaan?.npwp ?? '-',
    jenis_pelaku_usaha: '01',
    kewenangan_izin: [],
    data_nib: orang.nib,
    data_perusahaan: {
      alamat_perusahaan: perusahaan?.alamat ?? '-',
      perusahaan_daerah_id: perusahaan?.daerah ?? '-',
      oss_id: perusahaan?.oss_id ?? '-',
    },
    two_factor_auth_status: false,
    data_menu: { nama_akun: perusahaan?.nama ?? orang.nama, jenis_pelaku_usaha: '01' },
  }
  return { http: 200, isi: { status: 200, message: 'success', data } }
}

export function updateToken(sim: Simulator, bearer: string | undefined): Jawaban {
  const lama = [...sim.keadaan.token.values()].find(({ refresh, dicabut }) => refresh === bearer && !dicabut)
  if (!lama) return ditolak
  const token = makeToken(sim, lama.username)
  const data = { access_token: token.access, refresh_token: token.refresh, expired_aToken: token.berakhir }
  return { http: 200, isi: { status: 200, message: 'success', data } }
}

export function revokeToken(sim: Simulator, bearer: string | undefined): Jawaban {
  const token = revive(sim, bearer)
  if (!token) return ditolak
  sim.buku.record({ jenis: 'token-habis', access: token.access })
  return { http: 200, isi: { status: 200, message: 'success' } }
}
