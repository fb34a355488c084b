import {
  detailPengaduan,
  listPengaduan,
  petugasPengaduan,
} from '@portal/domain/okkp/pengaduan/pengaduan.contract'
import { useRecord } from '#platform/record/use-record.ts'
import { useRefreshCalls } from '#platform/record/use-refresh-calls.ts'

export const pengaduanList = '/okkp/admin/pengaduan'
export const pengaduanCrumbs = [
  { label: 'OKKP', to: '/okkp/admin' },
  { label: 'Laporan masyarakat', to: pengaduanList },
]

export const usePengaduan = (id: number) => useRecord(detailPengaduan, { id })
export const usePetugas = (id: number) => useRecord(petugasPengaduan, { id })

export const useRefreshPengaduan = () => useRefreshCalls(listPengaduan, detailPengaduan)
