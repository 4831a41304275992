import type { ConfigEnv, UserConfig } from 'vite'

/** Whether Vite makes the build that browsers load, and not the one for Node that renders the pages (`writePages`). */
export function isForBrowsers({ build }: UserConfig, { command }: ConfigEnv): boolean {
  return command === 'build' && build?.ssr === undefined
}
