import { IconArrowLeft, IconPrinter } from '@tabler/icons-react'
import classes from '#pasar/publik/poster.module.css'
import { tempatPasar } from '#pasar/publik/tempat-pasar.ts'
import type { PasarSatu } from '#pasar/publik/use-pasar-publik.ts'
import { Icon } from '#platform/icon/Icon.tsx'
import buttons from '#platform/light/button.module.css'
import { PageTitle } from '#platform/page/PageTitle.tsx'
import { useOrigin } from '#platform/rendering/use-given.ts'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import { Mark } from '#platform/ui/mark/Mark.tsx'
import Qr from '#platform/ui/Qr.tsx'

/** A4 poster for the wall of the market. The print contains only the poster. */
export default function PosterPasar({ pasar }: { pasar: PasarSatu }) {
  const origin = useOrigin()
  const { id, nama } = pasar
  return (
    <div data-cetak="poster">
      <PageTitle>{`Poster ${nama}`}</PageTitle>
      <div className={classes.alat}>
        <AppLink
          to="/pasar/detail"
          search={{ id: String(id) }}
          className={buttons.button}
          data-kind="quiet"
          data-size="md"
        >
          <Icon of={IconArrowLeft} />
          Kembali ke halaman pasar
        </AppLink>
        <button
          type="button"
          className={buttons.button}
          data-kind="primary"
          data-size="md"
          onClick={() => window.print()}
        >
          <Icon of={IconPrinter} />
          Cetak (A4)
        </button>
      </div>
      <article className={classes.lembar}>
        <p className={classes.portal}>
          <Mark size={40} />
          <b>Portal Pangan Segar</b>
        </p>
        <h1>{nama}</h1>
        <p className={classes.tempat}>{tempatPasar(pasar)}</p>
        <div className={classes.kode}>
          <Kode
            judul="Pindai untuk melihat hasil uji dan kebersihan pasar ini"
            alamat={`${origin}/pasar/detail?id=${id}`}
            label={`Kode QR halaman ${nama}`}
          />
          <Kode
            judul="Lapor: pindai bila ada pangan yang mencurigakan di pasar ini"
            alamat={`${origin}/lapor?pasar=${id}`}
            label={`Kode QR lapor untuk ${nama}`}
          />
        </div>
      </article>
    </div>
  )
}

function Kode({ judul, alamat, label }: { judul: string; alamat: string; label: string }) {
  return (
    <figure>
      <Qr className={classes.qr} ecc="Q" text={alamat} label={label} />
      <figcaption>
        <b className={classes.ajakan}>{judul}</b>
        <span className={classes.alamat}>{alamat.replace(/^https?:\/\//, '')}</span>
      </figcaption>
    </figure>
  )
}
