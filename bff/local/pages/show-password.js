for (const input of document.querySelectorAll('input[type=password]')) {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'show-password'
  button.textContent = 'Passwort anzeigen'
  button.setAttribute('aria-controls', input.id)

  const show = (visible) => {
    input.type = visible ? 'text' : 'password'
    button.textContent = visible ? 'Passwort verbergen' : 'Passwort anzeigen'
  }

  button.addEventListener('click', () => show(input.type === 'password'))
  // Browsers remember what stands in text fields, so the password must not be one when it is sent.
  input.form.addEventListener('submit', () => show(false))
  input.after(button)
}
