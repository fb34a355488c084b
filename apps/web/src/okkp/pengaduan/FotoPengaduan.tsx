import classes from '#okkp/pengaduan/pengaduan.module.css'
import { openStored } from '#platform/files/open-stored.ts'
import { useFileUrl } from '#platform/files/use-file-url.ts'

/** What the reporter sent along; each opens in full. */
export function FotoPengaduan({ foto }: { foto: readonly string[] }) {
  if (foto.length === 0) return null
  return (
    <div className={classes.foto}>
      {foto.map((kunci, at) => (
        <Foto key={kunci} kunci={kunci} label={`Buka foto ${at + 1}`} />
      ))}
    </div>
  )
}

function Foto({ kunci, label }: { kunci: string; label: string }) {
  const url = useFileUrl('display_image', kunci)
  return (
    <button type="button" onClick={() => openStored(kunci)} aria-label={label}>
      {url && <img src={url} alt="" />}
    </button>
  )
}
