import { readFile } from 'node:fs/promises'
import { createClient } from './klien/client/index.ts'
import {
  getDataTerbukaV1RegistrasiCsv,
  getDataTerbukaV1RegistrasiJson,
  getHealth,
  getNotifikasiHistory,
  getNotifikasiStream,
  getOkkpExportsByUuid,
  getOkkpImportsByUuid,
  getOkkpImportsTemplateByType,
  getOkkpRegistrations,
  getOkkpStaticKomoditas,
  getUploadViewPdf,
  getUserDetailByUuid,
  type Komoditas,
  postOkkpExports,
  postOkkpImports,
  postOkkpStaticKomoditasAdd,
  postUploadFile,
} from './klien/index.ts'

/** Calls the portal as an external developer would, only with the generated client, and prints the responses. */
const { PORTAL_URL = '', PORTAL_TOKEN = '', PORTAL_UUID = '', PDF = '', EXCEL = '' } = process.env
const client = createClient({ baseUrl: PORTAL_URL, auth: PORTAL_TOKEN, throwOnError: true })
const open = createClient({ baseUrl: PORTAL_URL })
const fileOf = async (path: string, name: string) => new File([await readFile(path)], name)

const uploaded = await postUploadFile({
  client,
  throwOnError: true,
  body: { files: [await fileOf(PDF, 'surat.pdf')] },
})
const [path = ''] = uploaded.data.response
const downloaded = await getUploadViewPdf({ client, throwOnError: true, query: { path } })

const imported = await postOkkpImports({
  client,
  throwOnError: true,
  body: { 'import-excel': await fileOf(EXCEL, 'data.xlsx'), registrasi_id: 1 },
})
const watched = await getOkkpImportsByUuid({
  client,
  throwOnError: true,
  path: { uuid: imported.data.data.uuid },
})
const template = await getOkkpImportsTemplateByType({ client, throwOnError: true, path: { type: '1' } })

const list = await getOkkpRegistrations({ client, throwOnError: true, query: { limit: 5, provinsi_id: 32 } })
const started = await postOkkpExports({
  client,
  throwOnError: true,
  body: { headers: ['no_registration'], provinsi_id: 'all' },
})
const exported = await getOkkpExportsByUuid({
  client,
  throwOnError: true,
  path: { uuid: started.data.data.uuid },
})
const account = await getUserDetailByUuid({ client, throwOnError: true, path: { uuid: PORTAL_UUID } })
const news = await getNotifikasiHistory({ client, throwOnError: true })
const komoditas = await getOkkpStaticKomoditas({
  client: open,
  throwOnError: true,
  query: { search: 'beras' },
})
const names: Komoditas['nama'][] = komoditas.data.data.map(({ nama }) => nama)
const health = await getHealth({ client: open, throwOnError: true })
const terbuka = await getDataTerbukaV1RegistrasiJson({
  client: open,
  throwOnError: true,
  query: { limit: 2 },
})
const csv = await getDataTerbukaV1RegistrasiCsv({ client: open, throwOnError: true })
const refused = await postOkkpStaticKomoditasAdd({ client: open, body: { nama: 'Beras', kelompok_id: 4 } })

const stop = new AbortController()
const { stream } = await getNotifikasiStream({ client, signal: stop.signal })
const first = await stream.next()
stop.abort()

console.log(
  JSON.stringify({
    downloaded: (downloaded.data as Blob).size,
    imported: [imported.response.status, watched.data.data.status, watched.data.data.tersimpan],
    template: (template.data as Blob).type,
    rows: list.data.data.length,
    exported: exported.data.data.status,
    account: account.data.data.uuid,
    unread: [news.data.detail.unread, first.value],
    names,
    health: health.data.status,
    terbuka: terbuka.data.data.length,
    csv: csv.data.slice(0, 3),
    refused: refused.error?.code,
  }),
)
