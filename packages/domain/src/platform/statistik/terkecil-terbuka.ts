/** Of so few people somebody might be recognised: in public they are part of a larger group, or not shown. */
export const terkecilTerbuka = 5
