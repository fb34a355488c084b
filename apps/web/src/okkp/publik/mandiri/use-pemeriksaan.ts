import { checkKode, type Pemeriksaan } from '@portal/domain/platform/kode-mandiri/putusan'
import { useEffect, useState } from 'react'
import { type Bekal, type Penyegaran, readBekal, refreshBekal } from '#okkp/publik/mandiri/kept-proof.ts'
import { isKept } from '#okkp/publik/mandiri/register-verifikasi.ts'

export interface Keadaan extends Bekal {
  hasil: Pemeriksaan
  /** Seconds since 1970 by the clock of the device. */
  kini: number
  penyegaran: Penyegaran | undefined
}

/** Checks a code with what the device keeps, then again with what the portal answers. */
export function usePemeriksaan(kode: string): Keadaan | undefined {
  const [keadaan, setKeadaan] = useState<Keadaan>()
  useEffect(() => {
    let current = true
    async function show(bekal: Bekal, penyegaran: Penyegaran | undefined) {
      const kini = Math.floor(Date.now() / 1000)
      const hasil = await checkKode(kode, bekal.kunci, bekal.daftar, kini)
      if (current) setKeadaan({ ...bekal, hasil, kini, penyegaran })
    }
    async function check() {
      const kept = await readBekal()
      // Without any key every code would be foreign, so the first answer of the portal is awaited.
      if (kept.kunci.length > 0) await show(kept, undefined)
      const fresh = await refreshBekal({ keep: await isKept() })
      await show(fresh, fresh)
    }
    void check()
    return () => {
      current = false
    }
  }, [kode])
  return keadaan
}
