import { Radio } from '@mantine/core'
import type { IzinAsal } from '@portal/domain/psat/isian/isian.schema'
import {
  exclusiveWith,
  type JenisIzin,
  type JenisPengajuan,
  jenisPengajuanLabels,
} from '@portal/domain/psat/jenis/jenis-pengajuan'
import { Fault } from '#platform/forms/fields.tsx'
import { ErrorState, LoadingRows } from '#platform/ui/states/states.tsx'
import { describeIzin, type IzinSaya, useIzinSaya } from '#psat/data-usaha/use-izin-saya.ts'
import classes from '#psat/isian/start/Pilih.module.css'

/** Value for a permit that is not in the registry. The applicant proves the permit with its certificate. */
export const izinLama = 'lama'
export const izinAsalKosong: IzinAsal = {
  registrasi_id: null,
  nomor: '',
  level: null,
  ruang_lingkup: '',
  berlaku_sampai: null,
}

interface PilihIzinAsalProps {
  id?: string
  auditType: JenisIzin
  /** Submission type: a running one bars its permit. */
  jenis: JenisPengajuan
  /** Uuid of the file under revision, which holds its permit itself. */
  kecuali?: string | null | undefined
  perusahaan: string | undefined
  /** The id in the registry, `izinLama`, or an empty string. */
  value: string
  onChange: (value: string, izin: IzinSaya | undefined) => void
  error?: string | undefined
}

export function PilihIzinAsal({
  id,
  auditType,
  jenis,
  kecuali,
  perusahaan,
  value,
  onChange,
  error,
}: PilihIzinAsalProps) {
  const izin = useIzinSaya(auditType, perusahaan)
  if (izin.isPending) return <LoadingRows rows={2} />
  if (izin.isError) {
    return (
      <ErrorState title="Izin belum dapat dimuat" error={izin.error} onRetry={() => void izin.refetch()} />
    )
  }
  return (
    <Radio.Group
      {...(id ? { id } : {})}
      tabIndex={-1}
      label="Izin yang sudah terbit"
      value={value}
      onChange={(next) =>
        onChange(
          next,
          izin.data.find(({ registrasi_id }) => String(registrasi_id) === next),
        )
      }
      error={error ? <Fault>{error}</Fault> : undefined}
    >
      <ul className={classes.cards}>
        {izin.data.map((satu) => {
          const berjalan = satu.diajukan.find(
            ({ uuid, jenis: lain }) => uuid !== kecuali && exclusiveWith(jenis).includes(lain),
          )
          return (
            <Kartu
              key={satu.registrasi_id}
              value={String(satu.registrasi_id)}
              on={value === String(satu.registrasi_id)}
              judul={satu.nomor}
              arti={
                berjalan
                  ? `${describeIzin(satu)}: ${jenisPengajuanLabels[berjalan.jenis]} ${berjalan.nomorPermohonan}. Tidak dapat dipilih lagi sampai berkas itu selesai.`
                  : describeIzin(satu)
              }
              disabled={berjalan !== undefined}
            />
          )
        })}
        <Kartu
          value={izinLama}
          on={value === izinLama}
          judul="Izin lama di luar portal"
          arti="Belum tercatat di portal. Isi datanya dan unggah sertifikatnya."
        />
      </ul>
    </Radio.Group>
  )
}

interface KartuProps {
  value: string
  on: boolean
  judul: string
  arti: string
  disabled?: boolean
}

function Kartu({ value, on, judul, arti, disabled = false }: KartuProps) {
  return (
    <li className={classes.card} data-on={on || undefined}>
      <Radio
        value={value}
        disabled={disabled}
        label={judul}
        description={arti}
        classNames={{ root: classes.tick, label: classes.tickLabel }}
      />
    </li>
  )
}
