import classes from '#okkp/pengaduan/pengaduan.module.css'
import { StoredPhoto } from '#platform/files/StoredPhoto.tsx'

/** Photos of the reporter. Each photo opens in full size. */
export function FotoPengaduan({ foto }: { foto: readonly string[] }) {
  if (foto.length === 0) return null
  return (
    <div className={classes.foto}>
      {foto.map((kunci, at) => (
        <StoredPhoto key={kunci} path={kunci} label={`Foto ${at + 1}`} />
      ))}
    </div>
  )
}
