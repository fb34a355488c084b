import { useState } from 'react'
import { useFileUrl } from '#platform/files/use-file-url.ts'
import { initialsOf, toneOf } from '#platform/ui/avatar/initials.ts'
import classes from '#platform/ui/avatar/UserAvatar.module.css'

interface UserAvatarProps {
  path?: string | null | undefined
  /** The person's name, for initials if there is no readable photo. */
  nama: string
  /** The accessible name, if the name does not stand beside the picture. */
  alt?: string
  className?: string | undefined
}

export function UserAvatar({ path, nama, alt = '', className = '' }: UserAvatarProps) {
  const url = useFileUrl('display_image', path)
  const [broken, setBroken] = useState<string>()
  if (url && url !== broken) {
    return (
      <img className={className} src={url} alt={alt} width={32} height={32} onError={() => setBroken(url)} />
    )
  }
  // CSS draws the initials, so that they do not become part of a button's accessible name.
  return (
    <span
      className={`${classes.initials} ${className}`}
      data-tone={toneOf(nama)}
      data-initials={initialsOf(nama)}
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
    />
  )
}
