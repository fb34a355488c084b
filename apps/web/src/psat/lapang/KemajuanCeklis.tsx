import { Button } from '@mantine/core'
import { formatNumber } from '@portal/domain/platform/format'
import { butirBelumDinilai, type IsiCeklis, type JawabanCeklis } from '@portal/domain/psat/lapang/ceklis'
import { IconAlertTriangle, IconCloudCheck, IconCloudOff, IconCloudUp } from '@tabler/icons-react'
import type { CSSProperties } from 'react'
import type { SaveState } from '#platform/forms/saver/save-state.ts'
import { Icon } from '#platform/icon/Icon.tsx'
import classes from '#psat/lapang/KemajuanCeklis.module.css'

interface KemajuanCeklisProps {
  isi: IsiCeklis
  jawaban: JawabanCeklis
  simpan: SaveState
  fotoTertunda: number
  /** Whether this device still held unsent input from an earlier visit. */
  dipulihkan: boolean
  onCobaLagi: () => void
}

export function KemajuanCeklis({
  isi,
  jawaban,
  simpan,
  fotoTertunda,
  dipulihkan,
  onCobaLagi,
}: KemajuanCeklisProps) {
  const semua = isi.reduce((sum, { butir }) => sum + butir.length, 0)
  const dinilai = semua - butirBelumDinilai(isi, jawaban).length
  const buruk = Object.values(jawaban).filter(({ nilai }) => nilai === 'tidak_sesuai').length
  const ditolak = simpan.kind === 'refused' || simpan.kind === 'gone'
  const belum = simpan.kind === 'offline' || ditolak
  return (
    <div className={classes.progress}>
      <div className={classes.numbers}>
        <p>
          <b>
            {formatNumber(dinilai)} dari {formatNumber(semua)} butir dinilai
          </b>
          {buruk > 0 && <span>, {formatNumber(buruk)} tidak sesuai</span>}
        </p>
        <p className={classes.saved} role="status" data-tone={belum ? 'warn' : undefined}>
          {simpan.kind === 'saved' && fotoTertunda === 0 && (
            <>
              <Icon of={IconCloudCheck} />
              Tersimpan
            </>
          )}
          {(simpan.kind === 'saving' || (simpan.kind === 'saved' && fotoTertunda > 0)) && (
            <>
              <Icon of={IconCloudUp} />
              {fotoTertunda > 0 ? `${formatNumber(fotoTertunda)} foto belum terkirim` : 'Menyimpan…'}
            </>
          )}
          {simpan.kind === 'offline' && (
            <>
              <Icon of={IconCloudOff} />
              Belum tersimpan, aman di perangkat ini
            </>
          )}
          {ditolak && (
            <>
              <Icon of={IconAlertTriangle} />
              Belum tersimpan: {simpan.message}
            </>
          )}
          {belum && (
            <Button size="sm" variant="default" onClick={onCobaLagi}>
              Coba simpan lagi
            </Button>
          )}
        </p>
      </div>
      <div
        className={classes.parts}
        role="progressbar"
        aria-valuemin={0}
        aria-valuemax={semua}
        aria-valuenow={dinilai}
        aria-label={`${dinilai} dari ${semua} butir dinilai`}
      >
        {isi.map(({ kode, butir }) => {
          const terisi = butir.filter((satu) => jawaban[satu.kode]?.nilai).length
          return (
            <span key={kode} style={{ '--share': terisi / Math.max(butir.length, 1) } as CSSProperties} />
          )
        })}
      </div>
      {dipulihkan && simpan.kind === 'saved' && (
        <p className={classes.quiet}>Penilaian yang belum sempat tersimpan sudah dikirim.</p>
      )}
    </div>
  )
}
