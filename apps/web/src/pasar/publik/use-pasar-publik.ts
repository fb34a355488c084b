import type * as calls from '@portal/domain/pasar/dasbor/dasbor.contract'
import type { detailPasarTerbuka, listPasarTerbuka } from '@portal/domain/pasar/pasar/pasar.contract'
import type { searchPasar } from '@portal/domain/pasar/pasar/pencarian-pasar.contract'
import type { Result } from '@portal/domain/platform/contract'
import { dropEmpty } from '@portal/domain/platform/forms/field-rules'
import { question } from '#platform/api/question.ts'
import { useRead } from '#platform/light/use-read.ts'

export interface PencarianPasarSearch {
  search?: string | undefined
  provinsi_id?: string | undefined
  kota_id?: string | undefined
  dekat?: string | undefined
  page?: number | undefined
}

export function usePencarianPasar({ search, provinsi_id, kota_id, dekat, page }: PencarianPasarSearch) {
  const query = dropEmpty({ search, provinsi_id, kota_id, dekat, page: page ?? 1, limit: 10 })
  return useRead(question<typeof searchPasar>('/api/pasar-pangan/public/pasar', { query }))
}

export function useTitikPasar(provinsiId: number) {
  return useRead(
    question<typeof listPasarTerbuka>('/api/pasar-pangan/static/index/pasar', {
      query: { provinsi_id: provinsiId },
    }),
    { quiet: true, keep: true, later: true },
  )
}

const base = '/api/pasar-pangan/dashboard'

export function useJumlahPasar() {
  return useRead(
    question<typeof calls.totalPasarCall>(`${base}/profil/total_pasar`, { query: { isPublic: 'true' } }),
    { quiet: true, keep: true, later: true },
  )
}

export type PasarSatu = Result<typeof detailPasarTerbuka>['data']

/**
 * Reads one market. Without an id the request uses 0, so that the server answers 404 and the page has the right status.
 */
export function usePasarSatu(id: number | undefined, uji?: number) {
  return useRead(
    question<typeof detailPasarTerbuka>('/api/pasar-pangan/public/pasar/detail', {
      query: dropEmpty({ id: id ?? 0, uji }),
    }),
  )
}

/** Reads the market that a form is prefilled with. An unknown market leaves the form empty. */
export function usePasarDisebut(id: number | undefined) {
  return useRead(
    id === undefined
      ? undefined
      : question<typeof detailPasarTerbuka>('/api/pasar-pangan/public/pasar/detail', { query: { id } }),
    quiet,
  )
}

const quiet = { quiet: true }

/** Reads the public figures of one market. The sanitation figures cover only its last assessment. */
export function useAngkaPasar({ id, sanitasi }: Pick<PasarSatu, 'id' | 'sanitasi'>) {
  const query = { pasar_id: id, isPublic: 'true' }
  return {
    aspek: useRead(
      sanitasi
        ? question<typeof calls.sanitasiPasarCall>(`${base}/sanitasi/bypasar`, {
            query: { ...query, start_date: sanitasi.tanggal, end_date: sanitasi.tanggal },
          })
        : undefined,
      quiet,
    ),
    survei: useRead(question<typeof calls.bandingSurveiCall>(`${base}/compare_survey`, { query }), quiet),
    pedagang: useRead(
      question<typeof calls.pedagangWilayahCall>(`${base}/pedagang/bywilayah`, { query }),
      quiet,
    ),
    komoditas: useRead(
      question<typeof calls.komoditasPedagangCall>(`${base}/komoditas/bypedagang`, { query }),
      quiet,
    ),
    rapid: useRead(question<typeof calls.bandingRapidCall>(`${base}/rapid_test/compare`, { query }), quiet),
  }
}
