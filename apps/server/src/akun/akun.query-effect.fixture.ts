import { randomUUID } from 'node:crypto'
import { samplePdf, samplePicture } from '#platform/files/samples.fixture.ts'
import type { TestApp } from '#testing/app.ts'
import { createPengguna } from '#testing/factories.ts'
import type { QueryEffectTable } from '#testing/query-effect.ts'
import { uploadBytes } from '#testing/upload.ts'
import { notify } from './notifikasi/notifikasi.service.ts'

export async function akunQueryEffects(server: TestApp): Promise<QueryEffectTable> {
  const { db } = server.platform
  const superadmin = await server.as('SUPERADMIN')
  const account = (role: Parameters<typeof server.as>[0]) => createPengguna(db, { role })
  const [auditor, second, operator, , pvtpp] = [
    await account('AUDITOR'),
    await account('AUDITOR'),
    await account('PELAKU_USAHA'),
    await account('PELAKU_USAHA'),
    await account('PVTPP'),
  ]
  const [daerah, kota] = [await account('OKKP_ADMIN_DAERAH'), await account('OKKP_ADMIN_KOTA')]
  for (const keterangan of ['Satu', 'Dua']) {
    await db.transaction().execute((trx) => notify(trx, { penggunaIds: [superadmin.id] }, { keterangan }))
  }
  for (const request of [
    { method: 'GET', url: '/api/tidak-ada/saksi' },
    { method: 'POST', url: '/api/tidak-ada/lain' },
  ] as const)
    await superadmin.inject(request)
  const pdf = (padding: number) => uploadBytes(server.platform, superadmin, 'saksi.pdf', samplePdf(padding))
  const picture = async (width: number) =>
    uploadBytes(server.platform, superadmin, 'saksi.png', await samplePicture('png', width))
  const gone = 'TIDAK_DITEMUKAN'
  const nobody = 999_999_999

  return {
    'GET /api/user/index/pelaku_usaha': {
      by: superadmin,
      names: { user: ['all', operator.id], page: { values: [1, 2], query: { limit: '1' } }, limit: [1, 2] },
    },
    'GET /api/user/index': {
      by: superadmin,
      names: {
        limit: [1, 2],
        page: { values: [1, 2], query: { limit: '1' } },
        role: ['AUDITOR', 'PVTPP'],
        search: [auditor.username, pvtpp.username],
      },
    },
    'GET /api/user/index/sekretariat': {
      by: superadmin,
      names: { user: [`[${auditor.id}]`, `[${second.id}]`], role: ['AUDITOR', 'PVTPP'] },
    },
    'PUT /api/user/resetPassword': {
      by: superadmin,
      names: { uuid: { values: [randomUUID(), second.uuid], codes: [gone, undefined] } },
    },
    'DELETE /api/user/delete/sekretariat': {
      by: superadmin,
      names: {
        user: { values: [nobody, auditor.id], query: { role: 'AUDITOR' }, codes: [gone, undefined] },
        role: {
          values: ['PVTPP', 'AUDITOR'],
          query: { user: String(second.id) },
          codes: [gone, undefined],
        },
      },
    },
    'GET /api/okkp/users/detail': { by: superadmin, names: { user_id: [daerah.id, kota.id] } },
    'DELETE /api/okkp/users/delete': {
      by: superadmin,
      names: {
        user_id: { values: [nobody, daerah.id], codes: [gone, undefined] },
        role: {
          values: ['OKKP_ADMIN_DAERAH', 'OKKP_ADMIN_KOTA'],
          query: { user_id: String(kota.id) },
          codes: [gone, undefined],
        },
      },
    },
    'GET /api/upload/display_image': {
      by: superadmin,
      names: { path: [await picture(64), await picture(65)] },
    },
    'GET /api/upload/view_pdf': { by: superadmin, names: { path: [await pdf(0), await pdf(10)] } },
    'GET /api/notifikasi/history': {
      by: superadmin,
      names: {
        user: { values: [superadmin.id, operator.id], codes: [undefined, 'TIDAK_BERWENANG'] },
        page: { values: [1, 2], query: { limit: '1' } },
        limit: [1, 2],
      },
    },
    'GET /api/log': {
      by: superadmin,
      names: {
        page: { values: [1, 2], query: { limit: '1' } },
        limit: [1, 2],
        timeStampStart: ['2020-01-01', '2199-01-01'],
        timeStampEnd: ['2020-01-01', '2199-01-01'],
        method: ['GET', 'POST'],
        search: ['saksi', 'lain'],
      },
    },
  }
}
