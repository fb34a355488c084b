import { useState } from 'react'
import { useFileUrl } from '#platform/files/use-file-url.ts'
import { initialsOf, toneOf } from '#platform/ui/avatar/initials.ts'
import classes from '#platform/ui/avatar/UserAvatar.module.css'

interface UserAvatarProps {
  path?: string | null | undefined
  /** Whose it is: the initials where there is no photo, or it cannot be read. */
  nama: string
  /** What the picture says where the name does not stand beside it. */
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
  // Drawn by the style sheet: letters are no words that the name of a button would have to hold.
  return (
    <span
      className={`${classes.initials} ${className}`}
      data-tone={toneOf(nama)}
      data-initials={initialsOf(nama)}
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
    />
  )
}
