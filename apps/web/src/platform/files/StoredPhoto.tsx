import { openStored } from '#platform/files/open-stored.ts'
import classes from '#platform/files/StoredPhoto.module.css'
import { useFileUrl } from '#platform/files/use-file-url.ts'

/** A thumbnail of a stored picture. A click opens the full picture. */
export function StoredPhoto({ path, label }: { path: string; label: string }) {
  const url = useFileUrl('display_image', path)
  return (
    <button type="button" className={classes.photo} onClick={() => openStored(path)}>
      {url ? <img src={url} alt={label} /> : <span className="visually-hidden">{label}</span>}
    </button>
  )
}
