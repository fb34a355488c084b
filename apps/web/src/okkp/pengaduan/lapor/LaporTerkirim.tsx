import { hariJawab } from '@portal/domain/okkp/pengaduan/pengaduan.rules'
import { IconCircleCheck, IconCopy } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import type { KunciTiket } from '#okkp/pengaduan/lapor/calls.ts'
import classes from '#okkp/pengaduan/lapor/lapor.module.css'
import { tautanTiket } from '#okkp/pengaduan/lapor/tautan-tiket.ts'
import { Icon } from '#platform/icon/Icon.tsx'
import buttons from '#platform/light/button.module.css'
import { kodeTerbaca } from '#platform/light/kode.ts'

/** Shows number and code. The portal shows the code only once. */
export function LaporTerkirim({ kunci }: { kunci: KunciTiket }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    heading.current?.focus()
  }, [])
  const kode = kodeTerbaca(kunci.kode)

  async function copy() {
    const address = `${window.location.origin}${tautanTiket(kunci)}`
    await navigator.clipboard.writeText(`Nomor laporan ${kunci.nomor}, kode rahasia ${kode}\n${address}`)
    setCopied(true)
  }

  return (
    <section className={classes.terkirim} aria-labelledby="terkirim">
      <Icon of={IconCircleCheck} size={40} />
      <h1 id="terkirim" ref={heading} tabIndex={-1}>
        Laporan Anda terkirim
      </h1>
      <p>Terima kasih. Kantor yang berwenang menjawab paling lambat {hariJawab} hari.</p>
      <dl className={classes.kunci}>
        <div>
          <dt>Nomor laporan</dt>
          <dd>{kunci.nomor}</dd>
        </div>
        <div>
          <dt>Kode rahasia</dt>
          <dd>{kode}</dd>
        </div>
      </dl>
      <p>
        <b>Catat keduanya sekarang.</b> Hanya dengan nomor dan kode ini jawabannya dapat dibaca; kodenya tidak
        kami simpan dan tidak dapat kami kirim ulang.
      </p>
      <div className={classes.tombol}>
        <button
          type="button"
          className={buttons.button}
          data-kind="primary"
          data-size="lg"
          onClick={() => void copy()}
        >
          <Icon of={IconCopy} size={20} />
          {copied ? 'Tersalin' : 'Salin nomor dan kode'}
        </button>
        <a href={tautanTiket(kunci)} className={buttons.button} data-kind="plain" data-size="lg">
          Buka laporan saya
        </a>
      </div>
    </section>
  )
}
