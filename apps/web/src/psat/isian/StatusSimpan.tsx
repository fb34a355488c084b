import { Button } from '@mantine/core'
import { formatTime } from '@portal/domain/platform/format'
import { getDraf } from '@portal/domain/psat/draf.contract'
import { IconAlertTriangle, IconCloudCheck, IconCloudOff, IconCloudUp } from '@tabler/icons-react'
import { useState } from 'react'
import { ApiError } from '#platform/api/api-error.ts'
import { call } from '#platform/api/client.ts'
import { popup } from '#platform/ui/popup.ts'
import classes from '#psat/isian/Isian.module.css'
import type { KeadaanSimpan, Penyimpan } from '#psat/isian/penyimpan-draf.ts'
import { isiOf } from '#psat/isian/use-draf.ts'

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const

/** One line: where what was typed is kept just now. */
export function StatusSimpan({ simpan }: { simpan: KeadaanSimpan }) {
  return (
    <span className={classes.saved} role="status">
      {simpan.jenis === 'tersimpan' && (
        <>
          <IconCloudCheck {...icon} />
          Draf tersimpan pukul {formatTime(simpan.waktu)}
        </>
      )}
      {simpan.jenis === 'menyimpan' && (
        <>
          <IconCloudUp {...icon} />
          Menyimpan…
        </>
      )}
      {simpan.jenis === 'luring' && (
        <>
          <IconCloudOff {...icon} />
          Tersimpan di perangkat ini
        </>
      )}
      {(simpan.jenis === 'bentrok' || simpan.jenis === 'hilang' || simpan.jenis === 'ditolak') && (
        <>
          <IconAlertTriangle {...icon} />
          Belum tersimpan
        </>
      )}
    </span>
  )
}

interface MasalahSimpanProps {
  uuid: string
  simpan: KeadaanSimpan
  dipulihkan: boolean
  penyimpan: Penyimpan
}

/** What the user has to know or decide about saving; nothing while all is well. */
export function MasalahSimpan({ uuid, simpan, dipulihkan, penyimpan }: MasalahSimpanProps) {
  if (simpan.jenis === 'bentrok') return <Bentrok uuid={uuid} penyimpan={penyimpan} />
  if (simpan.jenis === 'hilang') {
    return (
      <Notice tone="bad">
        Draf ini sudah dikirim atau dibuang dari tab atau perangkat lain. Isian di layar ini tidak dapat
        disimpan lagi.
      </Notice>
    )
  }
  if (simpan.jenis === 'ditolak') return <Notice tone="bad">Draf belum tersimpan: {simpan.pesan}</Notice>
  if (simpan.jenis === 'luring') {
    return (
      <Notice tone="warn">
        Server belum menjawab. Isian Anda aman di perangkat ini dan dikirim lagi dengan sendirinya.
      </Notice>
    )
  }
  if (dipulihkan) return <Notice tone="info">Isian yang belum sempat tersimpan telah dipulihkan.</Notice>
  return null
}

function Bentrok({ uuid, penyimpan }: { uuid: string; penyimpan: Penyimpan }) {
  const [sibuk, setSibuk] = useState(false)

  async function selesaikan(cara: 'server' | 'saya') {
    setSibuk(true)
    try {
      const { data } = await call(getDraf, { params: { uuid }, fresh: true })
      if (cara === 'saya') await penyimpan.timpa(data.versi)
      else penyimpan.ambil({ isi: isiOf(data), versi: data.versi, diubah: data.diubah })
    } catch (error) {
      if (error instanceof ApiError) popup.failure(error.message)
      else throw error
    } finally {
      setSibuk(false)
    }
  }

  return (
    <Notice tone="warn">
      <span>Draf ini diubah di tab atau perangkat lain sejak dibuka di sini. Isian mana yang dipakai?</span>
      <span className={classes.noticeButtons}>
        <Button size="sm" variant="default" loading={sibuk} onClick={() => void selesaikan('server')}>
          Pakai yang terbaru
        </Button>
        <Button size="sm" variant="default" loading={sibuk} onClick={() => void selesaikan('saya')}>
          Pakai isian di layar ini
        </Button>
      </span>
    </Notice>
  )
}

export function Notice({ tone, children }: { tone: 'info' | 'warn' | 'bad'; children: React.ReactNode }) {
  return (
    <div className={classes.notice} data-tone={tone} role={tone === 'info' ? 'status' : 'alert'}>
      <IconAlertTriangle {...icon} />
      <div>{children}</div>
    </div>
  )
}
