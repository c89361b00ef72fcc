"""What bots know about Healthy Heart: `value` judges positions and answers, `script` plays."""
