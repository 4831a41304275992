import { chromium } from 'playwright-core'
const B='http://localhost:5360', out='/tmp/docentes/shots/'
const which=new Set(process.argv[2]?.split(',')??[]), widths=(process.argv[3]??'360,768,1366,1920').split(',').map(Number), zoom=Number(process.argv[4]??1)
const browser=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--disable-gpu','--disable-background-networking']})
const H={360:640,768:1024,1366:768,1920:1080}
async function signIn(page){
  await page.goto(B+'/login')
  await page.getByLabel('Correo electrónico').fill('mariana.rios@escuela.example.mx')
  await page.getByLabel('Contraseña',{exact:true}).fill('Memoria2025')
  await page.getByRole('main').getByRole('button',{name:'Iniciar sesión'}).click()
  await page.waitForURL(u=>!u.pathname.includes('login'))
  await page.waitForTimeout(500)
  const c=page.getByRole('dialog').getByRole('button',{name:'Continuar',exact:true}); if(await c.count()) await c.click()
}
for(const w of widths){
  const ctx=await browser.newContext({viewport:{width:w,height:H[w]??800},locale:'es-MX'})
  const page=await ctx.newPage()
  const big=async()=>{ if(zoom!==1) await page.addStyleTag({content:`html{font-size:${zoom*100}%!important}`}).catch(()=>{}) }
  const shot=async(name,full=false)=>{ await big(); await page.waitForTimeout(400); await page.screenshot({path:`${out}${name}-${w}${zoom!==1?'-x'+zoom:''}${full?'-full':''}.png`,fullPage:full}) }
  if(which.has('reg')){
    await page.goto(B+'/registro?perfil=familia')
    await page.getByLabel('Nombre(s)').fill('Teresa')
    await page.getByLabel('Holocausto').check()
    await page.getByLabel('Correo electrónico').fill(`teresa.${w}.${Date.now()}@escuela.example.mx`)
    await page.getByLabel('Contraseña',{exact:true}).fill('Memoria2025')
    await page.getByRole('button',{name:'Crear cuenta'}).click()
    await page.getByText('Tu cuenta ha sido creada').waitFor()
    await shot('reg'); await shot('reg',true)
  }
  if(which.has('serv')){
    await page.goto(B+'/servicios-escolares')
    await page.getByLabel('Estudiantes').fill('80'); await page.getByLabel('Profesores').fill('4')
    await shot('serv'); await shot('serv',true)
  }
  if(which.has('visit')||which.has('send')||which.has('menu')||which.has('choose')) await signIn(page)
  if(which.has('visit')){
    await page.goto(B+'/solicitud-visita')
    await page.getByLabel('Número de estudiantes').fill('80'); await page.getByLabel('Nivel educativo').selectOption({label:'Secundaria'})
    await page.getByLabel('Profesores').fill('4')
    await page.getByLabel('Fecha de visita').fill('2026-12-14')
    await page.waitForTimeout(300); await page.evaluate(()=>scrollTo(0,0))
    await shot('visit'); await shot('visit',true)
    const link=page.getByRole('link',{name:'Pide un patrocinio'}); const b=await link.boundingBox(); console.log(w,'sponsorship link',b)
  }
  if(which.has('choose')){ await page.goto(B+'/solicitud-visita'); await page.getByRole('link',{name:'Cambiar servicio'}).click(); await page.getByRole('button',{name:/^Agregar/}).first().waitFor(); await shot('choose') }
  if(which.has('send')){
    await page.goto(B+'/enviar-cuestionario')
    const f=page.getByLabel('Correos de los estudiantes'); await f.focus()
    await f.evaluate((i)=>{const d=new DataTransfer();d.setData('text','luis.hotmail.com\nana@gmial.com\nbeto perez@escuela.mx\nluz@unam.mx');i.dispatchEvent(new ClipboardEvent('paste',{clipboardData:d,bubbles:true,cancelable:true}))})
    await page.getByText(/Quisiste decir/).waitFor()
    await shot('send'); await shot('send',true)
    await page.getByRole('button',{name:'Enviar cuestionario'}).click()
    await page.getByText('Emails enviados').waitFor(); await shot('sent')
  }
  if(which.has('menu')){
    await page.goto(B+'/justificacion-proyecto')
    if(w>=1024){ await page.getByRole('button',{name:'Recursos Educativos'}).click(); await shot('menu'); await page.getByRole('button',{name:/Bienvenid/}).click(); await shot('menu2') }
    else { await page.getByRole('button',{name:/Menú/}).click(); await shot('menu') }
  }
  await ctx.close()
}
await browser.close()
