import { dokumenDiminta } from '@portal/domain/psat/isian/dokumen'
import type { JenisIzin, JenisPengajuan } from '@portal/domain/psat/jenis/jenis-pengajuan'
import { jenisIzin, jenisPengajuanUntuk } from '@portal/domain/psat/jenis/jenis-pengajuan'
import { jalurIzinOf, jalurJenisOf } from '@portal/domain/psat/pengajuan/pengajuan.contract'
import type { InjectOptions } from 'fastify'
import { expect } from 'vitest'
import { formUsaha, uploadFile } from '#psat/data-usaha/data-usaha.fixture.ts'
import type { SignedInClient, TestApp } from '#testing/app.ts'
import { createPerusahaan } from '#testing/factories.ts'

let count = 0

/** All combinations of licence kind and application kind. */
export const semuaKiriman = jenisIzin.flatMap((auditType) =>
  jenisPengajuanUntuk(auditType).map((jenis) => [auditType, jenis] as const),
)

export async function pemohonWorld(server: TestApp, account: { email?: string } = {}) {
  const { db } = server.platform
  const company = await createPerusahaan(db)
  await db
    .updateTable('akun.perusahaan')
    .set({ telp: '0221234567', email_perusahaan: 'usaha@contoh.id', penanggung_jawab: 'Ibu Penanggung' })
    .where('id', '=', company.id)
    .execute()
  const client = await server.as('PELAKU_USAHA', { perusahaan_id: company.id, ...account })
  const pdf = (by: { id: number } = client) => uploadFile(server, by)

  async function add(jenis: string, payload: object, by: SignedInClient = client): Promise<number> {
    const answer = await by.inject({ method: 'POST', url: `/api/psat/data-usaha/${jenis}/add`, payload })
    expect([answer.statusCode, answer.json().errors]).toEqual([200, undefined])
    return answer.json().data.id
  }

  const forms = formUsaha(pdf)
  const { formUnit, formMitra, formLingkup, formProduk } = forms

  const unit = await add('unit-produksi', await formUnit())
  const pemasok = await add('pemasok', formMitra())
  const lingkup = await add('ruang-lingkup', formLingkup())
  const produk = await add('produk', await formProduk(unit, pemasok))

  async function izinTerbit(auditType: JenisIzin, more: object = {}): Promise<number> {
    count += 1
    const { id } = await db
      .insertInto('okkp.registrasi')
      .values({
        jenis_registrasi_id: auditType === 'sppb_psat' ? 5 : 6,
        no_registration: `IZIN-${process.pid}-${count}`,
        pusat: true,
        provinsi_id: 32,
        unit_usaha: company.nama_perseroan,
        perusahaan_id: company.id,
        nib: company.nib,
        ruang_lingkup: 'Bayam segar',
        level: auditType === 'sppb_psat' ? 2 : null,
        terbit_sertifikat: '2024-01-10',
        exp_sertifikat: '2029-01-10',
        asal: 'psat',
        ...more,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }

  async function izinOss(kode_izin: string, nib = company.nib ?? ''): Promise<number> {
    count += 1
    const { id } = await db
      .insertInto('oss.izin')
      .values({ id_izin: `I-${process.pid}-${count}`, kode_izin, nib })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }

  async function isian(auditType: JenisIzin, jenis: JenisPengajuan, more: object = {}, by = client) {
    const dokumen: Record<string, string> = {}
    for (const { kunci } of dokumenDiminta(auditType, jenis, {
      diLuarRegistri: false,
      jenisDokumen: [],
    })) {
      dokumen[kunci] = await pdf(by)
    }
    return {
      unit_produksi: [unit],
      ruang_lingkup: auditType === 'sppb_psat' ? [lingkup] : [],
      info_produk: auditType === 'izin_edar_pl' ? [produk] : [],
      izin_asal: jenis === 'permohonan_baru' ? null : { registrasi_id: await izinTerbit(auditType) },
      perubahan: {
        data_awal: 'Kemasan 1 kg',
        data_baru: 'Kemasan 2 kg',
        alasan_perubahan: 'Permintaan pasar',
      },
      dokumen,
      ...more,
    }
  }

  const url = (auditType: JenisIzin, jenis: JenisPengajuan, call: 'create' | 'update') =>
    `/api/psat/${jalurIzinOf(auditType)}/${jalurJenisOf(jenis)}/${call}`

  const send = (
    auditType: JenisIzin,
    jenis: JenisPengajuan,
    payload: object,
    { by = client, headers = {} }: { by?: SignedInClient; headers?: InjectOptions['headers'] } = {},
  ) => by.inject({ method: 'POST', url: url(auditType, jenis, 'create'), payload, headers })
  const revise = (auditType: JenisIzin, jenis: JenisPengajuan, payload: object, by = client) =>
    by.inject({ method: 'PUT', url: url(auditType, jenis, 'update'), payload })

  async function terkirim(auditType: JenisIzin, jenis: JenisPengajuan, payload: object) {
    const answer = await send(auditType, jenis, payload)
    expect([answer.statusCode, answer.json().errors]).toEqual([200, undefined])
    return answer.json().data as { id_pengajuan: number; uuid: string; kode_pengajuan: string }
  }

  async function draf(payload: object, by: SignedInClient = client) {
    const answer = await by.inject({ method: 'POST', url: '/api/psat/draf', payload })
    expect([answer.statusCode, answer.json().message]).toEqual([200, undefined])
    return answer.json().data
  }
  const save = (uuid: string, payload: object, by: SignedInClient = client) =>
    by.inject({ method: 'PUT', url: `/api/psat/draf/${uuid}`, payload })

  return {
    company,
    client,
    pdf,
    add,
    ...forms,
    unit,
    pemasok,
    lingkup,
    produk,
    izinTerbit,
    izinOss,
    isian,
    send,
    revise,
    terkirim,
    draf,
    save,
  }
}
export type PemohonWorld = Awaited<ReturnType<typeof pemohonWorld>>

export function faults(answer: { json(): { errors?: { field: string; message: string }[] } }) {
  return answer.json().errors ?? []
}

export async function recordOf({ platform }: TestApp, kunci: string) {
  const row = await platform.db
    .selectFrom('platform.berkas')
    .select('rekaman')
    .where('kunci', '=', kunci)
    .executeTakeFirst()
  return row?.rekaman
}
