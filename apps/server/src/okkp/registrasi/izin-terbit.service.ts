import { fieldKeys, isRequired } from '@portal/domain/okkp/registrasi/registrasi.fields'
import { expiryOf } from '@portal/domain/okkp/registrasi/registrasi.status'
import { AppError } from '@portal/domain/platform/errors'
import type { Trx } from '#platform/database/database.ts'
import { findLeaf } from '#platform/transparansi/log.repository.ts'
import { hashEntry } from '#platform/transparansi/proof.ts'
import { leafIzin } from './registrasi.leaf.ts'
import * as repository from './registrasi.repository.ts'
import type { NewRegistrasi } from './registrasi-impor.repository.ts'

export interface IssuedPermit extends Omit<NewRegistrasi, 'asal' | 'lengkap' | 'sebab_penggantian'> {
  /** Set if the certificate with its codes exists before the entry. */
  kode_verifikasi?: string
  id?: number
  supersedes?: { id: number; sebab: 'perpanjangan' | 'perubahan' | 'pengalihan' | 'penambahan' }
}

const everywhere = { jenis: 'semua' } as const

/**
 * Locks the current successor of a permit for the PSAT module before it draws a replacement. Until the commit nobody
 * else can replace, sanction or delete it.
 */
export async function lockCurrentPermit(trx: Trx, id: number): Promise<void> {
  for (let current = await repository.currentIdOf(trx, id); ; ) {
    await repository.lockRegistrasi(trx, everywhere, current)
    // During the wait for the lock another transaction may have replaced the permit or undone a replacement.
    const now = await repository.currentIdOf(trx, id)
    if (now === current) return
    current = now
  }
}

async function lockReplaceable(trx: Trx, id: number): Promise<repository.RegistrasiRow> {
  const old = await repository.lockRegistrasi(trx, everywhere, id)
  if (!old || old.digantikan_oleh !== null || old.sanksi !== null) {
    throw new AppError('BENTROK', {
      message: 'Izin asalnya sudah digantikan, dikenai sanksi, atau dihapus dari registri.',
    })
  }
  return old
}

/** Returns the hash of the permit's newest leaf in the transparency log. */
async function leafHashOf(trx: Trx, id: number): Promise<string> {
  const leaf = await findLeaf(trx, leafIzin.jenis, String(id))
  if (!leaf) throw new Error(`Permit ${id} has no leaf`)
  return hashEntry(leaf.entri)
}

/**
 * Adds the registry entry in the transaction in which the PSAT module issues a permit. Marks the entry as incomplete if
 * the licence file lacks required registry data. `daun` is the hash of its leaf, which the certificate prints.
 */
export async function recordIssuedPermit(
  trx: Trx,
  { supersedes, ...permit }: IssuedPermit,
  at: Date,
): Promise<{ id: number; kode_verifikasi: string; lengkap: boolean; daun: string }> {
  const jenis = await repository.findJenis(trx, permit.jenis_registrasi_id)
  const id = permit.id ?? (await repository.nextRegistrasiId(trx))
  const old = supersedes && (await lockReplaceable(trx, supersedes.id))
  if (old) {
    await repository.updateRegistrasi(trx, old.id, { digantikan_oleh: id, updated_at: at })
  }
  const missing = fieldKeys.some((key) => isRequired(permit.jenis_registrasi_id, key) && permit[key] == null)
  const stored = await repository.insertRegistrasi(trx, {
    ...permit,
    id,
    exp_sertifikat:
      permit.exp_sertifikat ?? expiryOf(permit.terbit_sertifikat, jenis?.masa_berlaku_tahun ?? null),
    asal: 'psat',
    lengkap: !missing,
    menggantikan: old?.id ?? null,
    sebab_penggantian: supersedes?.sebab ?? null,
    created_at: at,
    updated_at: at,
  })
  const row = await repository.findRegistrasi(trx, everywhere, id)
  if (!stored || !row) {
    throw new AppError('SUDAH_ADA', {
      message: `Nomor registrasi sudah terdaftar: ${permit.no_registration}`,
    })
  }
  const { kode_verifikasi, lengkap } = row
  return { id, kode_verifikasi, lengkap, daun: await leafHashOf(trx, id) }
}

export type CorrectedPermit = Partial<
  Omit<IssuedPermit, 'id' | 'supersedes' | 'kode_verifikasi' | 'no_registration' | 'jenis_registrasi_id'>
>

/** Corrects the entry before its certificate is printed again, and returns the hash of its leaf. Number and code stay. */
export async function correctIssuedPermit(
  trx: Trx,
  id: number,
  corrected: CorrectedPermit,
  at: Date,
): Promise<string> {
  const row = await repository.lockRegistrasi(trx, everywhere, id)
  if (!row || row.digantikan_oleh !== null) {
    throw new AppError('BENTROK', {
      message: 'Izin ini sudah digantikan atau dihapus di registri, jadi sertifikatnya tidak dicetak ulang.',
    })
  }
  await repository.updateRegistrasi(trx, id, { ...corrected, updated_at: at, versi: row.versi + 1 })
  return leafHashOf(trx, id)
}

/** Attaches the certificate, which is printed after its entry because it carries the hash of the entry's leaf. */
export function attachCertificate(trx: Trx, id: number, sertifikat: string): Promise<void> {
  return repository.updateRegistrasi(trx, id, { sertifikat })
}
