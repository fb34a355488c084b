import { addDays } from '@portal/domain/platform/calendar/add-days'
import { dayInJakarta } from '@portal/domain/platform/format'
import type { JenisIzin } from '@portal/domain/psat/jenis/jenis-pengajuan'
import { jalurIzinOf } from '@portal/domain/psat/pengajuan/pengajuan.contract'
import { hasilRingkasan } from '@portal/domain/psat/ringkasan/ringkasan.contract'
import type { TestApp } from '#testing/app.ts'
import { createPerusahaan } from '#testing/factories.ts'
import type { QueryEffect, QueryEffectTable } from '#testing/query-effect.ts'
import { pemohonWorld } from './pengajuan/pemohon.fixture.ts'
import { type BerkasUji, psatWorld } from './psat.fixture.ts'
import { berkasWorld } from './sekretariat/sekretariat.fixture.ts'

const page = { page: { values: [1, 2], query: { limit: '1' } }, limit: [1, 2] } as const

type World = Awaited<ReturnType<typeof psatWorld>>
type Pemohon = Awaited<ReturnType<typeof pemohonWorld>>

/** Creates two files of every outcome and type, one of them with a team and an OSS licence. */
async function berkasOf(world: World, pemohon: Pemohon, auditType: JenisIzin) {
  const kode = auditType === 'sppb_psat' ? '018000000242' : '018000000244'
  const izin = await pemohon.izinOss(kode, world.company.nib ?? '')
  const baru = await world.open({ auditType, id_izin_oss: izin })
  const bertim = await world.at('audit_dokumen', { auditType })
  const { id: perusahaan_baru_id } = await createPerusahaan(world.platform.db)
  const pairOf = async (jenisPengajuan: 'perpanjangan' | 'perubahan_data' | 'pengalihan') => {
    const pilihan = {
      auditType,
      jenisPengajuan,
      ...(jenisPengajuan === 'pengalihan' ? { perusahaan_baru_id } : {}),
    }
    return [await world.open(pilihan), await world.open(pilihan)] as const
  }
  const ended = async (tahap: 'terbit' | 'ditolak') => {
    const [one, other] = await pairOf('perpanjangan')
    await world.platform.db
      .updateTable('psat.pengajuan')
      .set({ tahap, selesai: new Date() })
      .where('id', 'in', [one.id, other.id])
      .execute()
  }
  await ended('terbit')
  await ended('ditolak')
  const { id_izin: idIzin } = await world.platform.db
    .selectFrom('oss.izin')
    .select('id_izin')
    .where('id', '=', izin)
    .executeTakeFirstOrThrow()
  const [perubahan, pengalihan] = [await pairOf('perubahan_data'), await pairOf('pengalihan')]
  return { baru, bertim, perubahan, pengalihan, idIzin }
}

/** Returns queryEffects for the calls that both licence kinds have under their own base path. */
async function readQueryEffects(
  world: World,
  pemohon: Pemohon,
  auditType: JenisIzin,
): Promise<QueryEffectTable> {
  const { baru, bertim, perubahan, pengalihan, idIzin } = await berkasOf(world, pemohon, auditType)
  const { sekretariat, auditor, lead } = world.people
  const base = `GET /api/psat/${jalurIzinOf(auditType)}`
  const detail = ([one, other]: readonly [BerkasUji, BerkasUji]): QueryEffect => ({
    by: sekretariat,
    names: { id: [one.id, other.id], user: { values: ['all', pemohon.client.id], query: { id: 'all' } } },
  })
  const rows = (id: number): QueryEffect => ({ by: pemohon.client, names: { id: [`[${id}]`, '[]'] } })
  const pelanggan = await pemohon.add('pelanggan', pemohon.formMitra())
  const lain = await pemohon.add('produk', await pemohon.formProduk(pemohon.unit, pemohon.pemasok))
  return {
    [`${base}/permohonan/detail`]: detail([baru, bertim]),
    [`${base}/perubahan/detail`]: detail(perubahan),
    [`${base}/pengalihan/detail`]: detail(pengalihan),
    [`${base}/history`]: {
      by: sekretariat,
      names: {
        ...page,
        user: [undefined, pemohon.client.id],
        code: ['10', '20'],
        proses: ['PERMOHONAN', 'PERPANJANGAN'],
        role: { values: ['AUDITOR', 'LEAD_AUDITOR'], query: { user: String(lead.id) } },
        search: [baru.kode, bertim.kode],
      },
    },
    [`${base}/list-unit-produksi/detail`]: rows(pemohon.unit),
    [`${base}/list-daftar-pemasok/detail`]: rows(pemohon.pemasok),
    [`${base}/list-daftar-pelanggan/detail`]: rows(pelanggan),
    [`${base}/list-info-produk/detail`]: rows(pemohon.produk),
    [`${base}/info-produk/detail`]: { by: pemohon.client, names: { id: [pemohon.produk, lain] } },
    [`${base}/audit/history`]: { by: auditor, names: { id: audited(baru, bertim) } },
    ...sertifikatOf(world, baru, idIzin),
    ...(auditType === 'sppb_psat'
      ? {
          [`${base}/list-ruang-lingkup/detail`]: rows(pemohon.lingkup),
          [`${base}/info-perusahaan/detail`]: { by: sekretariat, names: { id: [baru.id, bertim.id] } },
        }
      : {}),
  }
}

/** For an auditor of the first file, the second file does not exist. */
function audited(baru: BerkasUji, bertim: BerkasUji) {
  return { values: [bertim.id, baru.id], codes: [undefined, 'TIDAK_DITEMUKAN'] } as const
}

/** Identifiers of the file itself reach the stage rules. The server refuses other identifiers before them. */
function sertifikatOf({ people }: World, berkas: BerkasUji, idIzin: string): QueryEffectTable {
  const base = `/api/sertifikat/${berkas.auditType === 'sppb_psat' ? 'sppb-psat' : 'psat-pl'}`
  const path = `${base}/${people.pemohon.id}/${berkas.id}`
  const names = (code: string): QueryEffect['names'] => {
    const told = (own: string, other: string) =>
      ({ values: [own, other], codes: [code, 'VALIDASI_GAGAL'] }) as const
    return {
      type: told('PERMOHONAN', 'PERUBAHAN'),
      id_izin: told(idIzin, 'I-lain'),
      no_identitas: told(berkas.company.nib ?? '', '1234567890123'),
    }
  }
  return {
    [`GET ${base}/{user}/{id}`]: { by: people.pemohon, path, names: names('SYARAT_BELUM_TERPENUHI') },
    [`POST ${base}/{user}/{id}`]: {
      by: people.sekretariat,
      path,
      payload: {},
      names: names('BUKAN_GILIRAN'),
    },
  }
}

/** Monthly reports. A person without a part in a file does not count it. */
function ringkasanOf({ people }: World, pemohon: Pemohon, now: Date): QueryEffectTable {
  const [year, month] = dayInJakarta(now).split('-').map(Number)
  const user = [undefined, pemohon.client.id] as const
  const table: QueryEffectTable = {
    'GET /api/summary/permohonan/graph/{year}': {
      by: people.sekretariat,
      path: `/api/summary/permohonan/graph/${year}`,
      names: { user },
    },
  }
  for (const jalur of ['sppb-psat', 'izin-edar']) {
    for (const hasil of hasilRingkasan) {
      const path = `/api/summary/${jalur}/${hasil}`
      table[`GET ${path}/{year}/{month}`] = {
        by: people.sekretariat,
        path: `${path}/${year}/${month}`,
        names: { ...page, user },
      }
    }
  }
  return table
}

function daftarOf({ people }: World, { kode }: BerkasUji): QueryEffect {
  const only = (id: number) => [undefined, id] as const
  return {
    by: people.superadmin,
    names: {
      ...page,
      search: [undefined, kode],
      process: ['audit_dokumen', 'verifikasi_permohonan'],
      orderBy: ['terbaru', 'terlama'],
      status: ['ON_PROCESS', 'OVERRDUE'],
      auditType: ['sppb_psat', 'izin_edar_pl'],
      auditorUserId: only(people.auditor.id),
      leadAuditorUserId: only(people.lead.id),
      koorSekretariatUserId: only(people.koordinator.id),
      subKoorSekretariatUserId: only(people.subkoordinator.id),
      sekretariatUserId: only(people.sekretariat.id),
      provinsiId: [32, 33],
      kotaId: [3273, 3301],
    },
  }
}

/** These parameter names also work for files of the secretariat. */
async function berkasQueryEffects({ people, open }: World): Promise<QueryEffectTable> {
  const [baru, lain] = [await open(), await open({ auditType: 'izin_edar_pl' })]
  const ofKind = { values: [baru.auditType, lain.auditType], codes: [undefined, 'TIDAK_DITEMUKAN'] } as const
  return {
    'GET /api/audit-document/auditHistory': {
      by: people.sekretariat,
      query: { auditId: String(baru.id) },
      names: { auditId: [baru.id, lain.id], auditType: ofKind },
    },
    'GET /api/audit-document/lampiranTeknis/generate/{auditType}/{auditId}/': {
      by: people.sekretariat,
      names: {
        isOldTemplete: {
          reason: 'draws another PDF of a file at its attachment: lampiran.routes.test.ts reads both',
        },
      },
    },
  }
}

/** Dashboard figures of both tracks, with one file of the secretariat among files of operators. */
async function dasborPsatQueryEffects(server: TestApp, { people }: World): Promise<QueryEffectTable> {
  const berkas = await berkasWorld(server)
  await berkas.at('review_auditor', { auditType: 'izin_edar_pl' })
  const today = dayInJakarta(server.platform.clock())
  const [year, before] = [today.slice(0, 4), addDays(today, -400)]
  const wilayah = { provinsiId: [32, 33], kotaId: [3273, 3301], isInputPusat: ['true', 'false'] } as const
  const periode = { startDate: [today, before], endDate: [today, before] } as const
  const only = (id: number) => [undefined, id] as const
  const process = ['review_auditor', 'audit_dokumen'] as const
  const kinds = {
    jenisPengajuan: ['permohonan_baru', 'perpanjangan'],
    auditType: ['sppb_psat', 'izin_edar_pl'],
  } as const
  const by = people.superadmin
  const base = 'GET /api/audit-document/dashboard'
  return {
    [`${base}/workloadUser`]: {
      by,
      names: { ...wilayah, ...kinds, process, role: ['AUDITOR', 'LEAD_AUDITOR'] },
    },
    [`${base}/documentPerProcess`]: {
      by,
      names: {
        ...wilayah,
        process,
        jenisPengajuan: kinds.jenisPengajuan,
        auditorUserId: only(people.auditor.id),
        leadAuditorUserId: only(people.lead.id),
        koorSekretariatUserId: only(people.koordinator.id),
        subKoorSekretariatUserId: only(people.subkoordinator.id),
        sekretariatUserId: only(people.sekretariat.id),
      },
    },
    [`${base}/totalDocument`]: {
      by,
      names: {
        ...wilayah,
        isComplete: ['true', 'false'],
        isReject: ['true', 'false'],
        groupBy: ['auditType', 'year'],
        uploadTimeStart: periode.startDate,
        uploadTimeEnd: periode.endDate,
      },
    },
    [`${base}/totalDocumentProcess`]: {
      by,
      names: { ...wilayah, ...periode, years: [year, Number(year) - 1] },
    },
    [`${base}/progressServices`]: {
      by,
      names: { ...wilayah, ...periode, years: [year, Number(year) - 1] },
    },
    [`${base}/documentDeadlineCount`]: { by, names: { ...wilayah, ...kinds, process } },
    [`${base}/weeklyReport`]: { by, names: periode },
    ...(await layananQueryEffect(server, by, wilayah)),
  }
}

/** Ended files that differ in outcome, place and time. */
async function layananQueryEffect(
  server: TestApp,
  by: QueryEffect['by'],
  wilayah: QueryEffect['names'],
): Promise<QueryEffectTable> {
  const { db } = server.platform
  const ended = await db.selectFrom('psat.pengajuan').selectAll().where('selesai', 'is not', null).execute()
  const today = dayInJakarta(server.platform.clock())
  const rows = ended.map(({ id, hasil, audit_type, provinsi_id, kota_id }, index) => ({
    pengajuan_id: id,
    bagian: 'seluruhnya',
    hari: 10 + index,
    jeda: false,
    tanggal: today,
    hasil: hasil === 'tms' ? ('tms' as const) : ('terbit' as const),
    audit_type,
    is_input_pusat: index % 2 === 0,
    provinsi_id,
    kota_id,
  }))
  await db.insertInto('psat.waktu_layanan').values(rows).execute()
  const past = addDays(today, -400)
  return {
    'GET /api/audit-document/dashboard/serviceTimes': {
      by,
      names: {
        ...wilayah,
        isComplete: ['true', 'false'],
        isReject: ['true', 'false'],
        groupBy: ['auditType', 'year'],
        completeTimeStart: [today, past],
        completeTimeEnd: [today, past],
      },
    },
  }
}

export async function psatQueryEffects(server: TestApp): Promise<QueryEffectTable> {
  const world = await psatWorld(server)
  const pemohon = await pemohonWorld(server)
  const tables = [
    await readQueryEffects(world, pemohon, 'sppb_psat'),
    await readQueryEffects(world, pemohon, 'izin_edar_pl'),
    ringkasanOf(world, pemohon, server.platform.clock()),
  ]
  await pemohon.izinOss('018000000242')
  return Object.assign({}, ...tables, {
    'GET /api/audit-document/uploadDocument': daftarOf(world, await world.open()),
    ...(await berkasQueryEffects(world)),
    ...(await dasborPsatQueryEffects(server, world)),
    'GET /api/oss/validate_token': {
      by: world.people.sekretariat,
      names: {
        kd_izin: { reason: 'needs a token of OSS: masuk.routes.test.ts shows a code that is another’s' },
      },
    },
    'GET /api/oss/user/pelaku_usaha': {
      by: world.people.sekretariat,
      names: {
        kd_izin: { reason: 'needs a token of OSS: masuk.routes.test.ts shows a code that is another’s' },
      },
    },
    'GET /api/oss/list_izin': {
      by: world.people.sekretariat,
      names: {
        ...page,
        no_identitas: [world.company.nib ?? '', pemohon.company.nib ?? ''],
        submit: ['true', 'false'],
      },
    },
  } satisfies QueryEffectTable)
}
