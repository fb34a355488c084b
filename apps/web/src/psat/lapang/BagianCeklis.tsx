import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { formatNumber } from '@portal/domain/platform/format'
import type { IsiCeklis, JawabanCeklis } from '@portal/domain/psat/lapang/ceklis'
import type { Temuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { IconChecks, IconChevronDown, IconCircleCheck, IconCircleDashed } from '@tabler/icons-react'
import { useEffect, useId, useState } from 'react'
import { Icon } from '#platform/icon/Icon.tsx'
import { focusParent } from '#platform/ui/focus-parent.ts'
import classes from '#psat/lapang/BagianCeklis.module.css'
import { type Butir, ButirCeklis, idOfButir } from '#psat/lapang/ButirCeklis.tsx'
import type { FotoButir } from '#psat/lapang/foto/use-foto-butir.ts'
import type { Penilaian } from '#psat/lapang/penyimpan-ceklis.ts'

export type Bagian = IsiCeklis[number]

interface BagianCeklisProps {
  bagian: Bagian
  jawaban: JawabanCeklis
  temuan: readonly Temuan[]
  foto: FotoButir
  terbuka: boolean
  /** Item that the user asked to see. Its part opens and the item takes the focus. */
  tuju: { kode: string } | undefined
  /** The first item without an answer, which a phone frames. */
  kini: string | undefined
  onNilai: (kode: string, change: Partial<Penilaian>) => void
  onTemuan: (butir: Butir, nilai: Penilaian) => void
  onLihat: (temuanId: number) => void
}

/** One of the thirteen parts of the checklist, collapsed by default. */
export function BagianCeklis({
  bagian,
  jawaban,
  temuan,
  foto,
  terbuka,
  tuju,
  kini,
  onNilai,
  onTemuan,
  onLihat,
}: BagianCeklisProps) {
  const [open, setOpen] = useState(terbuka)
  const narrow = useMediaQuery('(max-width: 767.98px)', undefined, { getInitialValueInEffect: false })
  // Items with an answer from before fold on a phone. Those answered now stay, or the page would jump under the finger.
  const [lama, setLama] = useState(() => answeredIn(bagian, jawaban))
  const id = useId()
  const own = tuju && bagian.butir.some(({ kode }) => kode === tuju.kode) ? tuju : undefined
  useEffect(() => {
    if (!own) return
    setOpen(true)
    const frame = requestAnimationFrame(() => {
      const butir = document.getElementById(idOfButir(own.kode))
      butir?.scrollIntoView({ block: 'center' })
      butir?.querySelector('input')?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [own])
  const kosong = bagian.butir.filter(({ kode }) => !jawaban[kode]?.nilai)
  const dinilai = bagian.butir.length - kosong.length
  const buruk = bagian.butir.filter(({ kode }) => jawaban[kode]?.nilai === 'tidak_sesuai').length
  const lipat = narrow && kosong.length > 0 && lama.length > 0
  const icon = kosong.length === 0 ? IconCircleCheck : IconCircleDashed
  return (
    <li className={classes.part}>
      <h3>
        <button
          type="button"
          className={classes.partHead}
          aria-expanded={open}
          aria-controls={id}
          data-done={kosong.length === 0 || undefined}
          onClick={() => setOpen(!open)}
        >
          <Icon of={icon} size={20} />
          <span className={classes.partName}>
            {bagian.kode}. {bagian.judul}
          </span>
          <span className={classes.partCount} data-tone={buruk > 0 ? 'warn' : undefined}>
            {formatNumber(dinilai)}/{formatNumber(bagian.butir.length)}
            {buruk > 0 && (
              <>
                , <span>{formatNumber(buruk)} tidak sesuai</span>
              </>
            )}
          </span>
          <Icon of={IconChevronDown} className={classes.chevron} data-open={open || undefined} />
        </button>
      </h3>
      {open && (
        <div id={id} className={classes.partBody}>
          {lipat && (
            <button
              type="button"
              className={classes.folded}
              onClick={(event) => {
                focusParent(event)
                setLama([])
              }}
            >
              <Icon of={IconCircleCheck} />
              {formatNumber(lama.length)} butir sudah dijawab
              <Icon of={IconChevronDown} />
            </button>
          )}
          {bagian.butir
            .filter(({ kode }) => !lipat || !lama.includes(kode))
            .map((butir) => (
              <ButirCeklis
                key={butir.kode}
                kini={butir.kode === kini}
                butir={butir}
                nilai={jawaban[butir.kode]}
                temuan={temuan.filter(
                  ({ sasaran, bidang }) => sasaran === 'lapangan' && bidang === butir.kode,
                )}
                semuaTemuan={temuan}
                foto={foto.berjalan.get(butir.kode)}
                onFoto={(file) => void foto.take(butir.kode, file)}
                onNilai={(change) => onNilai(butir.kode, change)}
                onTemuan={(nilai) => onTemuan(butir, nilai)}
                onLihat={onLihat}
              />
            ))}
          {kosong.length > 1 && (
            <Button
              variant="default"
              size="lg"
              leftSection={<Icon of={IconChecks} />}
              onClick={(event) => {
                focusParent(event)
                for (const { kode } of kosong) onNilai(kode, { nilai: 'sesuai' })
              }}
            >
              Nilai {formatNumber(kosong.length)} butir sisanya sesuai
            </Button>
          )}
        </div>
      )}
    </li>
  )
}

/** Items that need nothing more. A finding, a note or a photo stays in view. */
const answeredIn = ({ butir }: Bagian, jawaban: JawabanCeklis): string[] =>
  butir
    .map(({ kode }) => kode)
    .filter((kode) => {
      const nilai = jawaban[kode]
      return nilai?.nilai && nilai.nilai !== 'tidak_sesuai' && !nilai.catatan && !nilai.foto
    })
