import { Button } from '@mantine/core'
import { formatTime } from '@portal/domain/platform/format'
import { getDraf } from '@portal/domain/psat/draf/draf.contract'
import { IconAlertTriangle, IconCloudCheck, IconCloudOff, IconCloudUp } from '@tabler/icons-react'
import { useState } from 'react'
import { call } from '#platform/api/client.ts'
import type { SaveState } from '#platform/forms/saver/save-state.ts'
import { Icon } from '#platform/icon/Icon.tsx'
import { popup } from '#platform/notices/popup.ts'
import { Callout } from '#platform/page/Callout.tsx'
import { ApiError } from '#platform/wire/api-error.ts'
import type { Penyimpan } from '#psat/isian/save/penyimpan-draf.ts'
import classes from '#psat/isian/save/StatusSimpan.module.css'
import { isiOf } from '#psat/isian/save/use-draf.ts'

export function StatusSimpan({ saving }: { saving: SaveState }) {
  return (
    <span className={classes.saved} role="status">
      {saving.kind === 'saved' && saving.at && (
        <>
          <Icon of={IconCloudCheck} />
          Draf tersimpan pukul {formatTime(saving.at)}
        </>
      )}
      {saving.kind === 'saving' && (
        <>
          <Icon of={IconCloudUp} />
          Menyimpan…
        </>
      )}
      {saving.kind === 'offline' && (
        <>
          <Icon of={IconCloudOff} />
          Tersimpan di perangkat ini
        </>
      )}
      {(saving.kind === 'conflict' || saving.kind === 'gone' || saving.kind === 'refused') && (
        <>
          <Icon of={IconAlertTriangle} />
          Belum tersimpan
        </>
      )}
    </span>
  )
}

interface MasalahSimpanProps {
  uuid: string
  saving: SaveState
  dipulihkan: boolean
  penyimpan: Penyimpan
}

/** Shows save problems that the user must know of or decide on. Shows nothing if saving works. */
export function MasalahSimpan({ uuid, saving, dipulihkan, penyimpan }: MasalahSimpanProps) {
  if (saving.kind === 'conflict') return <Bentrok uuid={uuid} penyimpan={penyimpan} />
  if (saving.kind === 'gone') {
    return (
      <Callout tone="bad">
        Draf ini sudah dikirim atau dibuang dari tab atau perangkat lain. Isian di layar ini tidak dapat
        disimpan lagi.
      </Callout>
    )
  }
  if (saving.kind === 'refused') return <Callout tone="bad">Draf belum tersimpan: {saving.message}</Callout>
  if (saving.kind === 'offline') {
    return (
      <Callout tone="warn">
        Server belum menjawab. Isian Anda aman di perangkat ini dan dikirim lagi dengan sendirinya.
      </Callout>
    )
  }
  if (dipulihkan) return <Callout role="status">Isian yang belum sempat tersimpan telah dipulihkan.</Callout>
  return null
}

function Bentrok({ uuid, penyimpan }: { uuid: string; penyimpan: Penyimpan }) {
  const [sibuk, setSibuk] = useState(false)

  async function resolve(cara: 'server' | 'saya') {
    setSibuk(true)
    try {
      const { data } = await call(getDraf, { params: { uuid }, fresh: true })
      if (cara === 'saya') await penyimpan.overwrite(data.versi)
      else penyimpan.take({ value: isiOf(data), versi: data.versi, at: data.diubah })
    } catch (error) {
      if (error instanceof ApiError) popup.failure(error.message)
      else throw error
    } finally {
      setSibuk(false)
    }
  }

  return (
    <Callout
      tone="warn"
      actions={
        <>
          <Button size="sm" variant="default" loading={sibuk} onClick={() => void resolve('server')}>
            Pakai yang terbaru
          </Button>
          <Button size="sm" variant="default" loading={sibuk} onClick={() => void resolve('saya')}>
            Pakai isian di layar ini
          </Button>
        </>
      }
    >
      Draf ini diubah di tab atau perangkat lain sejak dibuka di sini. Isian mana yang dipakai?
    </Callout>
  )
}
