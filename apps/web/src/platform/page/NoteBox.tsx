import type { ReactNode } from 'react'
import classes from './NoteBox.module.css'

interface NoteBoxProps {
  title?: string | undefined
  className?: string | undefined
  children: ReactNode
}

/** A text that a person wrote, with its line breaks. */
export function NoteBox({ title, className = '', children }: NoteBoxProps) {
  return (
    <div className={`${classes.note} ${className}`}>
      {title && <b>{title}</b>}
      {children}
    </div>
  )
}
