import { memo } from 'react'
import classes from '#platform/chart/chart.module.css'
import { ScenePatterns } from '#platform/chart/ScenePatterns.tsx'
import type { Ink, Scene, SceneShape } from '#platform/chart/scene/scene.ts'

const color = (ink: Ink) => `var(--${ink})`

/** Draws grid, shapes and texts of a scene. Colours are attributes, so that the PNG export keeps them. */
export const ScenePicture = memo(function ScenePicture({ scene, id }: { scene: Scene; id: string }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
    <g aria-hidden="true">
      <ScenePatterns scene={scene} id={id} />
      {scene.lines.map(({ ink, ...line }) => (
        <line key={JSON.stringify(line)} {...line} stroke={color(ink)} />
      ))}
      {scene.shapes.map((shape, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a scene is drawn anew as a whole
        <Shape key={index} shape={shape} id={id} />
      ))}
      {scene.texts.map(({ x, y, text, size = 12, anchor, strong, ink = 'ink' }) => (
        <text
          key={`${x} ${y} ${text}`}
          x={x}
          y={y}
          fill={color(ink)}
          fontSize={size}
          fontWeight={strong ? 600 : 400}
          textAnchor={anchor}
          className={classes.text}
        >
          {text}
        </text>
      ))}
    </g>
  )
})

function Shape({ shape, id }: { shape: SceneShape; id: string }) {
  const { d, fill, opacity, stroke, strokeWidth, dash, hatch, texture } = shape
  return (
    <>
      <path
        d={d}
        fill={hatch && texture ? `url(#${id}-arsir-${texture})` : fill ? color(fill) : 'none'}
        fillOpacity={opacity}
        stroke={stroke && color(stroke)}
        strokeWidth={strokeWidth}
        strokeDasharray={dash}
        strokeLinejoin="round"
      />
      {texture && !hatch && (
        <path d={d} fill={`url(#${id}-kertas-${texture})`} className={classes.paper} data-paper="" />
      )}
    </>
  )
}
