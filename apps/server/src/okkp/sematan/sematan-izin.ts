import type { RegistrasiPublik } from '@portal/domain/okkp/registrasi/registrasi.schema'
import { type StatusRegistrasi, statusLabels } from '@portal/domain/okkp/registrasi/registrasi.status'
import { AppError } from '@portal/domain/platform/errors'
import { formatDate } from '@portal/domain/platform/format'
import { readPublik, verify } from '#okkp/registrasi/registrasi-read.service.ts'
import type { Kartu } from '#platform/http/sematan/sematan.ts'
import type { Platform } from '#platform/platform.ts'

const tones: Record<StatusRegistrasi, Kartu['tone']> = {
  valid: 'ok',
  expired: 'bad',
  suspended: 'warn',
  revoked: 'bad',
  superseded: 'mute',
}

/**
 * Finds a permit by its complete number, case-insensitive. The current registration takes precedence over superseded
 * ones.
 */
async function byNomor(platform: Platform, nomor: string): Promise<RegistrasiPublik | undefined> {
  const { rows } = await readPublik(platform, { no_reg: nomor, page: 1, limit: 100 })
  const same = rows.filter(({ no_registration: one }) => one.toLowerCase() === nomor.toLowerCase())
  return same.find(({ status }) => status !== 'superseded') ?? same[0]
}

async function byKode(platform: Platform, kode: string): Promise<RegistrasiPublik | undefined> {
  try {
    return await verify(platform, kode)
  } catch (error) {
    if (error instanceof AppError && error.code === 'TIDAK_DITEMUKAN') return undefined
    throw error
  }
}

function sampai({ status, exp_sertifikat: exp }: RegistrasiPublik): string {
  if (status === 'expired') return `Habis ${formatDate(exp ?? '')}`
  return exp ? `Berlaku sampai ${formatDate(exp)}` : 'Berlaku sampai dicabut'
}

function kartuOf(izin: RegistrasiPublik): Kartu {
  const { status, jenis_registrasi, no_registration, unit_usaha, nama_psat, komoditas } = izin
  const dated = status === 'valid' || status === 'expired'
  return {
    judul: no_registration,
    jawaban: statusLabels[status],
    tone: tones[status],
    keterangan: [
      [jenis_registrasi, unit_usaha, nama_psat ?? komoditas].filter(Boolean).join(' · '),
      ...(dated ? [sampai(izin)] : []),
    ],
    alamat: `/verifikasi/${izin.kode_verifikasi}`,
  }
}

const shortest = 3
const longest = 100
const textOf = (value: unknown) => (typeof value === 'string' ? value.trim().slice(0, longest) : '')

/** Returns the state of a permit by its number (`nomor`) or by its QR code (`kode`). */
export async function readKartuIzin(
  platform: Platform,
  query: Readonly<Record<string, unknown>>,
): Promise<Kartu> {
  const [nomor, kode] = [textOf(query.nomor), textOf(query.kode)]
  const asked = kode || nomor
  if (asked.length < shortest) {
    return {
      status: 400,
      judul: 'Izin pangan segar',
      jawaban: 'Nomor belum disebut',
      tone: 'mute',
      keterangan: ['Alamat bingkai ini perlu ?nomor= atau ?kode=.'],
      alamat: '/okkp/registrasi',
    }
  }
  const found = kode ? await byKode(platform, kode) : await byNomor(platform, nomor)
  if (found) return kartuOf(found)
  return {
    status: 404,
    judul: asked,
    jawaban: 'Tidak tercatat',
    tone: 'bad',
    keterangan: ['Nomor ini tidak ada di registri resmi.'],
    alamat: kode ? '/verifikasi' : `/okkp/registrasi?no_reg=${encodeURIComponent(nomor)}`,
  }
}
