import type { Body } from '@portal/domain/platform/contract'
import { AppError, fieldError } from '@portal/domain/platform/errors'
import { dayInJakarta } from '@portal/domain/platform/format'
import { hasPermission } from '@portal/domain/portal/permissions'
import type { askPersetujuan } from '@portal/domain/psat/draf/draf.contract'
import { jenisIzinLabels } from '@portal/domain/psat/jenis/jenis-pengajuan'
import { describePengalihan, type Kabar, type PengalihanDiminta } from '@portal/domain/psat/pesan/kabar'
import { kabarMintaPengalihan } from '@portal/domain/psat/pesan/kabar-lain'
import {
  dropInvitations,
  findPerusahaan,
  insertPerusahaan,
  inviteToPerusahaan,
  listRecipients,
  notify,
  type PerusahaanRow,
} from '#akun/index.ts'
import { hasEntries } from '#okkp/index.ts'
import type { Actor } from '#platform/actor.ts'
import { recordAudit } from '#platform/audit/audit.repository.ts'
import type { Caller } from '#platform/caller.ts'
import { publicUrl } from '#platform/config.ts'
import type { Trx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { write } from '#platform/write.ts'
import { surelBerkas } from '#psat/alur/berkas.surel.ts'
import { type Persetujuan, presentPersetujuan } from '#psat/draf/draf.presenter.ts'
import { type DrafRow, listPersetujuan } from '#psat/draf/draf.repository.ts'
import { getLockedDraf } from '#psat/draf/draf.service.ts'
import { resolveIzinAsal } from '#psat/izin-asal/izin-asal.service.ts'
import * as repository from './pengalihan.repository.ts'

type SignedIn = Caller & { actor: Actor }
type Alamat = Body<typeof askPersetujuan>

/** Returns the company to ask and the permit. Errors name the form field of the missing value. */
async function requireAsked(
  trx: Trx,
  { jenis_pengajuan, audit_type, isian }: DrafRow,
  pemilikLama: PerusahaanRow,
  today: string,
) {
  if (jenis_pengajuan !== 'pengalihan') {
    throw new AppError('SYARAT_BELUM_TERPENUHI', {
      message: 'Persetujuan hanya diperlukan untuk pengalihan kepemilikan.',
    })
  }
  const { nib = '', nama_pemilik_baru: nama = '' } = isian.pemilik_baru ?? {}
  if (!/^\d{13}$/.test(nib)) throw fieldError('pemilik_baru.nib', 'NIB terdiri dari 13 angka.')
  if (nib === pemilikLama.nib) {
    throw fieldError('pemilik_baru.nib', 'Pemilik baru tidak boleh sama dengan pemilik lama.')
  }
  if (!nama) throw fieldError('pemilik_baru.nama_pemilik_baru', 'Isi nama pemilik baru.')
  const { izin_asal, asal, faults } = await resolveIzinAsal(trx, {
    auditType: audit_type,
    jenis: jenis_pengajuan,
    perusahaan: pemilikLama,
    izin_asal: isian.izin_asal,
    today,
  })
  const [fault] = faults
  if (fault) throw fieldError(fault.field, fault.message)
  if (!izin_asal?.nomor) throw fieldError('izin_asal', 'Pilih dahulu izin yang dialihkan.')
  const diminta: PengalihanDiminta = {
    pemilikLama: pemilikLama.nama_perseroan,
    pemilikBaru: nama,
    jenisIzin: jenisIzinLabels[audit_type],
    nomorIzin: izin_asal.nomor,
  }
  return { nib, nama, nomor_izin: izin_asal.nomor, diRegistri: asal === 'registri', diminta }
}

/**
 * Refuses to invite a new owner whose NIB already has holdings, or for a permit outside the registry. Otherwise a
 * foreign form could give away the account of that company.
 */
async function requireUnknownOwner(
  trx: Trx,
  { nib, diRegistri }: { nib: string; diRegistri: boolean },
  peminta: number,
): Promise<void> {
  const field = 'pemilik_baru.nib'
  if (!diRegistri) {
    throw fieldError(
      field,
      'Pemilik baru belum berakun dan izin yang dialihkan belum tercatat di registri, jadi undangannya dikirim oleh sekretariat. Hubungi sekretariat.',
    )
  }
  if ((await hasEntries(trx, nib)) || (await repository.hasHoldings(trx, nib, peminta))) {
    throw fieldError(
      field,
      'NIB ini sudah tercatat di portal tetapi tidak memiliki akun aktif. Hubungi sekretariat.',
    )
  }
}

async function companyToInvite(trx: Trx, { nib, nama }: { nib: string; nama: string }) {
  const known = await findPerusahaan(trx, { nib })
  if (known) return known
  const id = await insertPerusahaan(trx, { nama_perseroan: nama, nib })
  const made = await findPerusahaan(trx, { id })
  if (!made) throw new Error('The new company was not found')
  return made
}

async function tellAccounts(
  { config, mail }: Platform,
  trx: Trx,
  perusahaanId: number,
  kabar: Kabar,
  tautan: `/${string}`,
): Promise<void> {
  await notify(trx, { perusahaanId }, { keterangan: kabar.keterangan, tautan })
  for (const { nama, email } of await listRecipients(trx, { perusahaanId })) {
    if (!email) continue
    const url = `${publicUrl(config)}${tautan}`
    await mail.send(trx, { nama, email }, surelBerkas({ kabar, url, buka: 'Lihat dan jawab permintaan' }))
  }
}

export function askConsent(
  platform: Platform,
  caller: SignedIn,
  uuid: string,
  { email, nama: penerima }: Alamat,
): Promise<Persetujuan> {
  const { actor } = caller
  return write(platform.db, caller, async (trx) => {
    const draf = await getLockedDraf(trx, actor, uuid)
    const pemilikLama = await findPerusahaan(trx, { id: draf.perusahaan_id })
    if (!pemilikLama) throw new Error(`Draft ${draf.id} has no company`)
    const today = dayInJakarta(platform.clock())
    const asked = await requireAsked(trx, draf, pemilikLama, today)
    const { nib, nama, nomor_izin, diminta } = asked
    const earlier = (await listPersetujuan(trx, [draf.id])).get(draf.id)
    await recordAudit(trx, caller, { record: `draf/${uuid}`, after: { nib, nama } })
    if (earlier?.status === 'setuju') return presentPersetujuan(earlier)

    const existing = await findPerusahaan(trx, { nib })
    const accounts = existing ? await listRecipients(trx, { perusahaanId: existing.id }) : []
    const berakun = accounts.length > 0
    if (!berakun && !hasPermission(actor.role, 'psat.undang-pemilik')) {
      await requireUnknownOwner(trx, asked, pemilikLama.id)
    }
    if (!berakun && !email) {
      throw fieldError('email', 'Perusahaan ini belum berakun. Isi surelnya untuk mengirim undangan.')
    }
    const company = existing && berakun ? existing : await companyToInvite(trx, { nib, nama })
    const kode = await repository.upsertPengalihan(trx, {
      draf_id: draf.id,
      nib,
      nama,
      email: berakun ? null : (email ?? null),
      nomor_izin,
      perusahaan_id: company.id,
      dibuat: platform.clock(),
    })
    if (earlier?.email && earlier.perusahaan_id) {
      await dropInvitations(trx, earlier.perusahaan_id, earlier.email)
    }
    const next = `/psat/pengajuan/pengalihan/${kode}` as const
    if (berakun) await tellAccounts(platform, trx, company.id, kabarMintaPengalihan(diminta), next)
    else if (email) {
      await inviteToPerusahaan(platform, trx, actor, company, {
        nama: penerima || nama,
        email,
        because: `${describePengalihan(diminta)} Untuk menjawabnya, buat dahulu akun ${company.nama_perseroan} di Portal Pangan Segar.`,
        next,
      })
    }
    const stored = (await listPersetujuan(trx, [draf.id])).get(draf.id)
    if (!stored) throw new Error('The new request was not found')
    return presentPersetujuan(stored)
  })
}
