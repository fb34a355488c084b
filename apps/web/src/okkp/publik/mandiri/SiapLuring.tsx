import { IconCloudDownload } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import type { Bekal } from '#okkp/publik/mandiri/kept-proof.ts'
import { umurDaftarText } from '#okkp/publik/mandiri/putusan-text.ts'
import { isKept, keepPage } from '#okkp/publik/mandiri/register-verifikasi.ts'
import classes from '#okkp/publik/tanda-tangan/tanda-tangan.module.css'
import { Icon } from '#platform/icon/Icon.tsx'
import buttons from '#platform/light/button.module.css'

// Lazy loaded with the first use, because most visitors have a signal.
const loadProof = () => import('#okkp/publik/mandiri/kept-proof.ts')

/** Keeps this page, the keys and the status list on the device. Nothing is kept until the visitor asks for it. */
export default function SiapLuring() {
  const [bekal, setBekal] = useState<Bekal>()
  const [busy, setBusy] = useState(false)
  const [kabar, setKabar] = useState('')

  useEffect(() => {
    let current = true
    const show = (found: Bekal) => current && setBekal(found)
    void isKept().then(async (kept) => {
      if (!kept) return
      const { readBekal, refreshBekal } = await loadProof()
      show(await readBekal())
      show(await refreshBekal({ keep: true }))
    })
    return () => {
      current = false
    }
  }, [])

  async function save() {
    setBusy(true)
    setKabar('Menyimpan …')
    const { refreshBekal } = await loadProof()
    const fresh = await refreshBekal({ keep: true })
    const saved = fresh.tersambung && fresh.daftar !== undefined && (await keepPage())
    setBusy(false)
    setKabar(
      saved
        ? 'Tersimpan. Halaman ini kini dapat dipakai tanpa sinyal.'
        : 'Belum tersimpan. Coba lagi dengan sinyal.',
    )
    if (saved) setBekal(fresh)
  }

  return (
    <section className={classes.bagian}>
      <h2>Periksa tanpa sinyal</h2>
      <p>
        Simpan halaman ini di perangkat Anda untuk memeriksa QR sertifikat di tempat tanpa sinyal. Yang
        disimpan hanya halaman, kunci pemeriksa, dan daftar status izin.
      </p>
      {bekal && <p>{umurDaftarText(bekal.daftar, Math.floor(Date.now() / 1000))}</p>}
      <p>
        <button
          type="button"
          className={buttons.button}
          data-kind="plain"
          data-size="lg"
          disabled={busy}
          onClick={() => void save()}
        >
          <Icon of={IconCloudDownload} size={20} />
          {bekal ? 'Perbarui daftar' : 'Simpan di perangkat ini'}
        </button>
      </p>
      <p role="status">{kabar}</p>
    </section>
  )
}
