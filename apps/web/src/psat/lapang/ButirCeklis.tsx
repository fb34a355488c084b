import { Button } from '@mantine/core'
import { type IsiCeklis, type NilaiCeklis, nilaiCeklis } from '@portal/domain/psat/lapang/ceklis'
import type { Temuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { IconCheck, IconFlagPlus, IconMinus, IconNote, IconX } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { GrowingTextarea } from '#platform/forms/GrowingTextarea.tsx'
import { Icon } from '#platform/icon/Icon.tsx'
import classes from '#psat/lapang/ButirCeklis.module.css'
import { FotoField } from '#psat/lapang/foto/FotoField.tsx'
import type { FotoBerjalan } from '#psat/lapang/foto/pengirim-foto.ts'
import type { Penilaian } from '#psat/lapang/penyimpan-ceklis.ts'
import { TemuanButir } from '#psat/lapang/TemuanButir.tsx'

export type Butir = IsiCeklis[number]['butir'][number]

interface ButirCeklisProps {
  butir: Butir
  nilai: Penilaian | undefined
  temuan: readonly Temuan[]
  semuaTemuan: readonly Temuan[]
  foto: FotoBerjalan | undefined
  kini: boolean
  onFoto: (file: File) => void
  onNilai: (change: Partial<Penilaian>) => void
  onTemuan: (nilai: Penilaian) => void
  onLihat: (temuanId: number) => void
}

export const idOfButir = (kode: string) => `butir-${kode}`

const icons = { sesuai: IconCheck, tidak_sesuai: IconX, tidak_berlaku: IconMinus } as const
const names = Object.keys(nilaiCeklis) as NilaiCeklis[]
const kosong: Penilaian = { nilai: null, catatan: '', foto: null }

export function ButirCeklis({
  butir,
  nilai = kosong,
  temuan,
  semuaTemuan,
  foto,
  kini,
  onFoto,
  onNilai,
  onTemuan,
  onLihat,
}: ButirCeklisProps) {
  const group = useId()
  const [diminta, setDiminta] = useState(false)
  const rinci =
    diminta ||
    nilai.nilai === 'tidak_sesuai' ||
    nilai.catatan !== '' ||
    nilai.foto !== null ||
    foto !== undefined
  return (
    <fieldset id={idOfButir(butir.kode)} className={classes.item} data-kini={kini || undefined}>
      <legend>
        <span className={classes.code}>{butir.kode}</span> <span>{butir.uraian}</span>
      </legend>
      <div className={classes.answer}>
        <div className={classes.choices}>
          {names.map((name) => {
            const icon = icons[name]
            return (
              <label key={name} className={classes.choice} data-value={name}>
                <input
                  type="radio"
                  name={group}
                  checked={nilai.nilai === name}
                  onChange={() => onNilai({ nilai: name })}
                />
                <Icon of={icon} />
                {nilaiCeklis[name]}
              </label>
            )
          })}
        </div>
        {!rinci && (
          <Button
            className={classes.more}
            variant="subtle"
            size="sm"
            leftSection={<Icon of={IconNote} size={16} />}
            aria-label={`Tambah catatan atau foto butir ${butir.kode}`}
            onClick={() => setDiminta(true)}
          >
            Catatan atau foto
          </Button>
        )}
      </div>
      {rinci && (
        <div className={classes.detail}>
          <GrowingTextarea
            label="Catatan"
            aria-label={`Catatan butir ${butir.kode}`}
            rows={1}
            maxLength={1000}
            value={nilai.catatan}
            onChange={(event) => onNilai({ catatan: event.currentTarget.value })}
          />
          <FotoField
            kode={butir.kode}
            kunci={nilai.foto}
            berjalan={foto}
            onAmbil={onFoto}
            onHapus={() => onNilai({ foto: null })}
          />
        </div>
      )}
      <TemuanButir temuan={temuan} semua={semuaTemuan} onLihat={onLihat} />
      {nilai.nilai === 'tidak_sesuai' && temuan.every(({ status }) => status === 'ditutup') && (
        <Button
          variant="light"
          size="lg"
          leftSection={<Icon of={IconFlagPlus} />}
          aria-label={`Jadikan temuan butir ${butir.kode}`}
          onClick={() => onTemuan(nilai)}
        >
          Jadikan temuan
        </Button>
      )}
    </fieldset>
  )
}
