// Read by any Node there is: no syntax that is younger than 2015, and no modules.
const least = { major: 20, minor: 19 }

/** @param {string} version */
function isTooOld(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major < least.major || (major === least.major && minor < least.minor)
}

module.exports = { isTooOld, least: `${least.major}.${least.minor}` }
