import {
  persentaseSurvei,
  predikatOf,
  roundPercentage,
  summariseSurvei,
} from '@portal/domain/pasar/survei/nilai-survei'
import type { Responden, Survei, SurveiDetail } from '@portal/domain/pasar/survei/survei.contract'
import type { RespondenRow } from './responden.repository.ts'
import type { SurveiRow } from './survei.repository.ts'

function ringkasan(row: SurveiRow) {
  const { total_responden, total_nilai } = row
  return { total_responden, total_nilai, ...summariseSurvei(row, row) }
}

export function presentSurvei(row: SurveiRow): Survei {
  const { id, pasar_id, nama_pasar, provinsi_id, provinsi, kota_id, kota, kuesioner_id, versi } = row
  const { tahun_program, fase, sasaran, tanggal, catatan } = row
  return {
    ...{ id, pasar_id, nama_pasar, provinsi_id, provinsi, kota_id, kota, kuesioner_id, versi },
    ...{ tahun_program, fase, sasaran, tanggal, catatan },
    ...ringkasan(row),
    updated_at: row.updated_at.toISOString(),
  }
}

export function presentResponden(survei: SurveiRow, row: RespondenRow): Responden {
  const { id, kunci, tanggal, jenis_kelamin, usia, keterangan, total_nilai } = row
  const presentase = persentaseSurvei(survei, { total_nilai, total_responden: 1 }) ?? 0
  return {
    ...{ id, kunci, tanggal, jenis_kelamin, usia, keterangan },
    jawaban: row.jawaban as Record<string, number>,
    presentase: roundPercentage(presentase),
    predikat: predikatOf(presentase),
  }
}

export function presentDetail(
  row: SurveiRow,
  responden: readonly RespondenRow[],
  banding: readonly SurveiRow[],
): SurveiDetail {
  const { edisi, nama_kuesioner, skala, butir } = row
  return {
    ...presentSurvei(row),
    kuesioner: { edisi, nama: nama_kuesioner, skala, butir },
    responden: responden.map((one) => presentResponden(row, one)),
    banding: banding.map((one) => ({
      id: one.id,
      fase: one.fase,
      tanggal: one.tanggal,
      ...ringkasan(one),
    })),
  }
}
